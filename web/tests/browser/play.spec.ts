import { expect, test } from './support/server.js';
import { expectAccessible } from './support/axe.js';
import { Player } from './support/player.js';

const bothMine = [{ kind: 'me' }, { kind: 'me' }];

test.describe('Neerwinden, both seats mine', () => {
  let player: Player;
  test.beforeEach(async ({ page, server }) => {
    player = new Player(page, server.address);
    await player.withoutGuide();
    await player.enter(await player.begin('neerwinden', bothMine));
    await player.waitForMyTurn();
  });

  // Up to the first unit on the march, and nothing that rolls dice on the way.
  const march = async (): Promise<void> => {
    const { page } = player;
    for (;;) {
      const offered = (await player.offered()).map((one) => one.do);
      const next =
        offered.find((one) => one.startsWith('march ')) ??
        offered.find((one) => one === 'announced') ??
        offered.find((one) => one === 'first') ??
        offered.find((one) => one.startsWith('activate '));
      expect(next, offered.join(', ')).toBeDefined();
      await player.click(next!);
      if (next!.startsWith('march ')) break;
    }
    await expect(page.locator('.decision .choice[data-do^="to "]').first()).toBeVisible();
  };

  test('undo takes back a step, and ends at what cannot be taken back', async ({ page }) => {
    await march();
    const undo = page.getByRole('button', { name: 'Undo' });
    const before = await player.n();
    const prompt = await page.locator('.prompt-text').textContent();
    const step = (await player.offered()).find((one) => one.do.startsWith('to '))!;
    await player.click(step.do);
    await undo.click();
    await expect.poll(() => player.n()).toBe(before);
    await expect(page.locator('.prompt-text')).toHaveText(prompt!);
    // Back to the start of the march, and by key to the choice of the unit; the activation stays.
    await page.keyboard.press('u');
    await expect.poll(() => player.n()).toBeLessThan(before);
    while (await undo.isEnabled()) {
      const n = await player.n();
      await undo.click();
      await expect.poll(() => player.n()).toBeLessThan(n);
    }
    expect(await player.n()).toBeGreaterThan(0);
  });

  test('a click on what is not offered says why, with the rule', async ({ page }) => {
    await march();
    const n = await player.n();
    // The far corner of the map is no next hex.
    const board = page.locator('.board');
    await board.press('0');
    const corner = await page.evaluate(() => {
      const board = document.querySelector('.board')!.getBoundingClientRect();
      const sheet = document.querySelector('.board svg')!.getBoundingClientRect();
      return { x: Math.max(board.left, sheet.left) + 60, y: Math.max(board.top, sheet.top) + 60 };
    });
    await page.mouse.click(corner.x, corner.y);
    const toast = page.locator('.toast-bad');
    await expect(toast).toBeVisible();
    await expect(toast.locator('.rule-link').first()).toBeVisible();
    expect(await player.n()).toBe(n);
    await toast.locator('.rule-link').first().click();
    await expect(page.getByRole('dialog', { name: 'Rules' }).locator('.rule').first()).toBeVisible();
  });

  test('rules and rulings are searched, follow their links, and change their language with the page', async ({ page }) => {
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Rules' });
    await panel.getByRole('searchbox').fill('unengaged neighbours');
    await panel.locator('.rule-results button', { hasText: 'N-47' }).click();
    await expect(panel.locator('.rule h3')).toHaveText('N-47 Unengaged neighbours (6.2.1)');
    await panel.getByRole('searchbox').fill('break-out');
    await panel.locator('.rule-results button', { hasText: '1.6 Zone of control' }).click();
    await panel.locator('.rule-link', { hasText: 'N-72' }).first().click();
    await expect(panel.locator('.rule h3')).toContainText('N-72');
    await expectAccessible(page, 'without the board');
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Passer en français' }).click();
    await page.getByRole('button', { name: 'Règles', exact: true }).click();
    const panneau = page.getByRole('dialog', { name: 'Règles' });
    await panneau.getByRole('searchbox').fill('zone CONTROLE');
    await expect(panneau.locator('.rule-results button', { hasText: 'Zone de contrôle' }).first()).toBeVisible();
  });

  test('a far hex is reached by one click', async ({ page }) => {
    await march();
    const n = await player.n();
    await expect(page.locator('.board .far-off').first()).toBeVisible();
    const box = (await page.locator('.board .far-off').last().boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => player.n()).toBeGreaterThan(n + 1);
  });

  test('odds are shown before the dice, and cancelling sends nothing', async ({ page }) => {
    // A change of order is tried for, then the dice follow.
    const attempt = (await player.offered()).find((one) => one.do.startsWith('attempt '))!;
    await player.click(attempt.do);
    const n = await player.n();
    await player.choice('announced').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('.modifiers')).toBeVisible();
    const parts = await dialog.locator('.outcomes .number').allTextContents();
    const sum = parts.map((one) => parseFloat(one)).reduce((a, b) => a + b, 0);
    expect(Math.abs(sum - 100)).toBeLessThan(0.5);
    await expectAccessible(page, 'without the board');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await player.n()).toBe(n);
    await player.click('announced');
    await expect(page.locator('.log .die').first()).toBeVisible();
  });

  test('a line of the log shows its moment, and the replay steps, plays and comes back', async ({ page }) => {
    await march();
    const n = await player.n();
    await page.locator('.log-moment').last().click();
    const bar = page.getByRole('group', { name: 'Replay' });
    await expect(bar).toBeVisible();
    await expect(page.locator('.decision .choice')).toHaveCount(0);
    await bar.getByRole('button', { name: 'To the beginning' }).click();
    await expect(bar.locator('.replay-at')).toHaveText(`0/${n}`);
    await bar.getByRole('button', { name: 'Step on' }).click();
    await expect(bar.locator('.replay-at')).toHaveText(`1/${n}`);
    await bar.getByRole('slider').fill(String(n - 1));
    await expect(bar.locator('.replay-at')).toHaveText(`${n - 1}/${n}`);
    await bar.getByRole('button', { name: 'Back to now' }).click();
    await expect(bar).toBeHidden();
    await player.waitForMyTurn();
    // Played from the beginning it ends in the present by itself.
    await page.keyboard.press(',');
    await bar.getByRole('button', { name: 'Play' }).click();
    await expect(bar).toBeHidden({ timeout: 20_000 });
  });

  test('the language changes in the middle of a game', async ({ page }) => {
    const english = await page.locator('.prompt-text').textContent();
    await page.getByRole('button', { name: 'Passer en français' }).click();
    await expect(page.getByRole('heading', { name: 'À vous de décider' })).toBeVisible();
    await expect(page.locator('.prompt-text')).not.toHaveText(english!);
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(page.locator('.prompt-text')).toHaveText(english!);
  });

  test('keys: counters are hidden, the list of keys opens, Escape closes it', async ({ page }) => {
    await page.keyboard.press('h');
    await expect(page.getByRole('button', { name: 'Hide counters' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('h');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('an overlay is laid over the map and taken away', async ({ page }) => {
    const button = page.locator('.tools .toggle').first();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.board .overlay path').first()).toBeAttached();
    await button.click();
    await expect(page.locator('.board .overlay path')).toHaveCount(0);
  });

  test('the dice are promised before the first roll, and the record can be had', async ({ page }) => {
    await page.getByRole('tab', { name: 'Game' }).click();
    await expect(page.locator('.hash')).toHaveText(/^[0-9a-f]{64}$/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the record' }).click()]);
    expect(await download.failure()).toBeNull();
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`the board and every tab are accessible (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await expectAccessible(page);
      for (const tab of ['Log', 'Forces', 'Turn', 'Tables', 'Chat', 'Game']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectAccessible(page, 'without the board');
      }
    });
  }
});

test('a phone: the board above, the decision below, and a choice by touch', async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });
  const page = await context.newPage();
  const player = new Player(page, server.address);
  await player.withoutGuide();
  await player.enter(await player.begin('neerwinden', bothMine));
  await player.waitForMyTurn();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  const board = (await page.locator('.board').boundingBox())!;
  expect(board.height).toBeGreaterThan(250);
  const before = await player.position();
  await page.locator('.decision .choice').first().tap();
  await player.settle(before);
  await page.getByRole('tab', { name: 'Log' }).tap();
  await expect(page.locator('.log-entry').first()).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
