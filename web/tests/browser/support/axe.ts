import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// No serious and no critical finding on what is shown.
export async function expectAccessible(page: Page): Promise<void> {
  // Its types are of another minor version of Playwright.
  const found = await new AxeBuilder({ page: page as never }).analyze();
  const grave = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(grave.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}
