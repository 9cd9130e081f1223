import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// No serious and no critical finding on what is shown. The board has a thousand parts; where it was
// looked at already, it may be left out.
export async function expectAccessible(page: Page, board: 'with the board' | 'without the board' = 'with the board'): Promise<void> {
  // Its types are of another minor version of Playwright.
  const axe = new AxeBuilder({ page: page as never });
  const found = await (board === 'with the board' ? axe : axe.exclude('.board')).analyze();
  const grave = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(grave.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}
