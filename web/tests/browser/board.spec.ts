// The board by itself on a toy map: what a click, a drag, a key and a finger do.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../..', import.meta.url));

async function bundle(): Promise<string> {
  const made = await build({
    absWorkingDir: web,
    entryPoints: ['tests/browser/support/toy_page.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  return made.outputFiles[0]!.text;
}

async function open(page: Page): Promise<void> {
  const css = await readFile(`${web}/src/board/board.css`, 'utf8');
  const script = await bundle();
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
  await page.route('http://toy.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/toy.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (path === '/toy.css') return route.fulfill({ contentType: 'text/css', body: `${css}html,body,#app{margin:0;height:100%}` });
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: '<!doctype html><html lang="en"><head><title>Toy</title><link rel="stylesheet" href="/toy.css"></head><body><main id="app"></main><script src="/toy.js"></script></body></html>',
    });
  });
  await page.goto('http://toy.test/');
  await expect(page.locator('.board [data-piece="Foot"]').first()).toBeVisible();
  // The first frame places the camera.
  await page.waitForFunction(() => (document.querySelector('.board-layer') as HTMLElement).style.transform !== '');
}

const heard = (page: Page) => page.evaluate(() => window.heard.filter((line) => !line.startsWith('hover')));
const counter = (page: Page, id: string) => page.locator(`.pieces [data-piece="${id}"]`);

async function centre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('nothing that comes with the sheet can run', async ({ page }) => {
  await open(page);
  expect(await page.locator('.board-sheet script').count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { ran?: boolean }).ran)).toBeUndefined();
  await expect(page.locator('#toy-0101')).toHaveCount(1);
});

test('a click on a counter or a place is told to the page, a drag is not', async ({ page }) => {
  await open(page);
  await counter(page, 'Foot').click();
  const empty = await centre(page, '#toy-0301');
  await page.mouse.click(empty.x, empty.y);
  expect(await heard(page)).toEqual(['piece Foot', 'space 0301']);

  const before = await centre(page, '#toy-0301');
  await page.mouse.move(empty.x, empty.y);
  await page.mouse.down();
  await page.mouse.move(empty.x + 60, empty.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await centre(page, '#toy-0301')).x - before.x)).toBe(60);
  expect(await heard(page)).toEqual(['piece Foot', 'space 0301']);
});

test('a drag moves one layer and draws nothing anew', async ({ page }) => {
  await open(page);
  const at = await centre(page, '#toy-0301');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 10, at.y + 10);
  await page.evaluate(() => {
    const changed = new Set<string>();
    const watch = new MutationObserver((list) => {
      for (const one of list) changed.add(`${(one.target as Element).getAttribute('class')} ${one.attributeName ?? one.type}`);
    });
    watch.observe(document.querySelector('.board')!, { subtree: true, childList: true, attributes: true, characterData: true });
    (window as unknown as { changed: Set<string> }).changed = changed;
  });
  await page.mouse.move(at.x + 120, at.y + 60, { steps: 12 });
  await expect
    .poll(() => page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed]))
    .toEqual(['board-layer in-motion style']);
  await page.mouse.up();
});

test('the wheel zooms around the pointer', async ({ page }) => {
  await open(page);
  const at = await centre(page, '#toy-0503');
  const width = (await page.locator('#toy-0503').boundingBox())!.width;
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await page.locator('#toy-0503').boundingBox())!.width > width * 1.2).toBe(true);
  const now = await centre(page, '#toy-0503');
  expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(2);
});

test('a stack shows its number and fans out under the pointer, every counter clickable', async ({ page }) => {
  await open(page);
  await expect(page.locator('.count text')).toHaveText('3');
  await counter(page, 'General').hover();
  await expect(page.locator('[data-fan] [data-piece]')).toHaveCount(3);
  await page.locator('[data-fan] [data-piece="Horse"]').click();
  expect(await heard(page)).toEqual(['piece Horse']);
  await expect(page.locator('[data-fan]')).toHaveCount(0);
});

test('a click on a stack means the one counter in it that glows, or the place when it glows', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.put({ glowPieces: new Map([['Guns', 'Fire with Guns']]) }));
  await counter(page, 'General').click();
  await page.evaluate(() => window.put({ glowPieces: new Map(), glowSpaces: new Map([['0604', 'Assault 0604']]) }));
  await counter(page, 'Enemy').click();
  expect(await heard(page)).toEqual(['piece Guns', 'space 0604']);
});

test('by keyboard: through what glows, and Enter chooses', async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    window.put({
      glowPieces: new Map([
        ['Foot', 'March with Foot'],
        ['Horse', 'March with Horse'],
      ]),
      glowSpaces: new Map([['0801', 'To 0801']]),
    }),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press(']');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'));
  const order = new Set([await focused()]);
  await page.keyboard.press(']');
  order.add(await focused());
  await page.keyboard.press(']');
  order.add(await focused());
  expect([...order].sort()).toEqual(['piece:Foot', 'piece:Horse', 'space:0801']);

  await page.locator('[data-target="piece:Foot"]').focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('piece:Horse');
  await expect(page.locator('[data-fan]')).toBeVisible();
  await expect(page.locator('[data-target="piece:Horse"]')).toHaveAccessibleName(/March with Horse.*French cavalry.*at 0402/);
  await page.keyboard.press('Enter');
  await page.locator('[data-target="space:0801"]').focus();
  await page.keyboard.press(' ');
  expect(await heard(page)).toEqual(['piece Horse', 'space 0801']);
});

test('the keyboard stays on the board when its counter is selected, moves or can no longer be chosen', async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    window.put({
      glowPieces: new Map([
        ['Foot', 'March with Foot'],
        ['Enemy', 'x'],
      ]),
    }),
  );
  await page.locator('.pieces [data-target="piece:Foot"]').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'));
  await page.evaluate(() => window.put({ selected: 'Foot' }));
  expect(await focused()).toBe('piece:Foot');
  await page.evaluate(() =>
    window.put({
      glowPieces: new Map([['Enemy', 'x']]),
      glowSpaces: new Map([
        ['0203', 'To 0203'],
        ['0801', 'To 0801'],
      ]),
    }),
  );
  await expect.poll(focused).toBe('space:0203');
  await page.evaluate(() => window.put({ glowPieces: new Map(), glowSpaces: new Map(), scene: { ...window.scene, pieces: [] } }));
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('board');
});

test('plus, minus, zero and the arrows move the camera', async ({ page }) => {
  await open(page);
  await page.locator('.board').focus();
  const width = async () => (await page.locator('#toy-0503').boundingBox())!.width;
  const first = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(first * 1.1);
  const x = (await centre(page, '#toy-0503')).x;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await centre(page, '#toy-0503')).x).toBeLessThan(x - 20);
  await page.keyboard.press('0');
  await expect.poll(async () => Math.abs((await width()) - first) < 0.5).toBe(true);
});

test('hidden counters take no click', async ({ page }) => {
  await open(page);
  const foot = await centre(page, '.pieces [data-piece="Foot"]');
  await page.evaluate(() => window.put({ hideCounters: true }));
  await page.mouse.click(foot.x, foot.y);
  expect(await heard(page)).toEqual(['space 0202']);
});

test('dice, a loss and a move are shown and go away', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const told = (kind: string, text: string, piece = '', from = '', to = '') => ({ kind, text, piece, from, to, rule: '' });
    window.put({
      flashes: [
        told('rolled', 'The dice show 3 and 5.'),
        told('moved', '', 'Foot', '0101', '0202'),
        told('lost-step', 'Enemy loses a step.', 'Enemy'),
      ],
    });
  });
  await expect(page.getByRole('img', { name: 'Dice: 3 + 5' })).toBeVisible();
  await expect(page.locator('.flashes .arrow')).toHaveCount(1);
  await expect(page.locator('.flashes .words')).toHaveText('Enemy loses a step.');
  await expect(page.locator('.flash')).toHaveCount(0);
});

test('no findings of axe, with everything on the board', async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    window.put({
      glowPieces: new Map([['Foot', 'March with Foot']]),
      glowSpaces: new Map([['0303', 'To 0303']]),
      selected: 'Foot',
      ways: [{ space: '0303', cost: '2', do: [], path: ['0303'] }],
      hoverWay: '0303',
      overlay: { spaces: [{ id: '0505', side: 0, text: '1' }], lines: [{ from: '0101', to: '0505', side: 1 }] },
    }),
  );
  const found = await new AxeBuilder({ page: page as never }).include('.board').analyze();
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test('a tap on a stack of several that glow fans it out; the next tap chooses', async ({ page }) => {
    await open(page);
    await page.evaluate(() =>
      window.put({
        glowPieces: new Map([
          ['Horse', 'a'],
          ['General', 'b'],
        ]),
      }),
    );
    await counter(page, 'General').tap();
    await expect(page.locator('[data-fan]')).toBeVisible();
    expect(await heard(page)).toEqual([]);
    await page.locator('[data-fan] [data-piece="Horse"]').tap();
    expect(await heard(page)).toEqual(['piece Horse']);
  });

  test('two fingers apart zoom in', async ({ page }) => {
    await open(page);
    const width = async () => (await page.locator('#toy-0503').boundingBox())!.width;
    const before = await width();
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 195 - gap, y: 350, id: 0 },
                { x: 195 + gap, y: 350, id: 1 },
              ],
      });
    await touch('touchStart', 30);
    for (const gap of [40, 50, 60]) await touch('touchMove', gap);
    await touch('touchEnd', 60);
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    expect(await heard(page)).toEqual([]);
  });

  test('a long press looks and does not choose', async ({ page }) => {
    await open(page);
    const foot = await centre(page, '.pieces [data-piece="Foot"]');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: foot.x, y: foot.y }] });
    await page.waitForFunction(() => window.heard.includes('hover Foot@0202'));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await heard(page)).toEqual([]);
  });
});
