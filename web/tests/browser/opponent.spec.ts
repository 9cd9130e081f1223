// The computer across the table: how it is watched, held and asked.
import { expect, test } from './support/server.js';
import { expectAccessible } from './support/axe.js';
import { hurried, Player } from './support/player.js';

const computerFirst = [{ kind: 'computer', level: 'recruit' }, { kind: 'me' }];
const bothMine = [{ kind: 'me' }, { kind: 'me' }];

test('the computer is held, makes one step at a time, says what it expected, and goes on', async ({ page, server }) => {
  const player = new Player(page, server.address);
  await player.withoutGuide();
  // Slow enough to be held before its first decision.
  await page.addInitScript(() => localStorage.setItem('levee.settings', JSON.stringify({ lang: 'en', pace: 4000 })));
  await player.enter(await player.begin('neerwinden', computerFirst));
  const opponent = page.getByRole('region', { name: 'The computer’s play' });
  await opponent.getByRole('button', { name: 'Pause' }).click();
  // At once, if it were not held.
  await opponent.getByRole('combobox').selectOption({ label: 'At once' });
  // The dice say whose decision it is; mine are made in a hurry.
  const waits = opponent.getByText('The computer waits for you.');
  const itsTurn = async (): Promise<void> => {
    for (let i = 0; i < 60; ++i) {
      await expect(waits.or(page.locator('.decision-mine .choice')).first()).toBeVisible();
      if (await waits.isVisible()) return;
      await player.click(hurried(await player.offered()).do);
    }
  };
  // A decision that changes nothing is not told, and neither is its reason.
  const why = opponent.locator('.opponent-why');
  for (let i = 0; i < 2 || (i < 12 && !(await why.isVisible())); ++i) {
    await itsTurn();
    await page.waitForTimeout(500);
    const n = await player.n();
    await page.waitForTimeout(500);
    expect(await player.n()).toBe(n);
    await opponent.getByRole('button', { name: 'One step' }).click();
    await expect.poll(() => player.n()).toBeGreaterThan(n);
  }
  await expect(why).toContainText('It expected:');
  await expectAccessible(page, 'without the board');
  await page.keyboard.press('p');
  await player.waitForMyTurn();
  await expect(opponent.getByRole('button', { name: 'One step' })).toHaveCount(0);
});

test('the chances are shown when they are wanted, and that is remembered', async ({ page, server }) => {
  const player = new Player(page, server.address);
  await player.withoutGuide();
  const id = await player.begin('neerwinden', bothMine);
  await player.enter(id);
  await player.waitForMyTurn();
  const meter = page.getByRole('meter', { name: 'Chance of winning' });
  await expect(meter).toHaveCount(0);
  await page.getByRole('button', { name: 'Chances' }).click();
  await expect(meter).toHaveAttribute('aria-valuetext', /^French: \d+ in 100, Austrians: \d+ in 100$/);
  await expectAccessible(page, 'without the board');
  await page.reload();
  await expect(meter).toBeVisible();
  await player.click(hurried(await player.offered()).do);
  await page.keyboard.press('a');
  await expect(meter).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Chances' })).toHaveAttribute('aria-pressed', 'false');
});

test('a hint names a few choices with their chances, and one click does it', async ({ page, server }) => {
  const player = new Player(page, server.address);
  await player.withoutGuide();
  await player.enter(await player.begin('neerwinden', bothMine));
  await player.waitForMyTurn();
  const before = await player.position();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hints = page.locator('.hint');
  await expect(hints.first().locator('.hint-chance')).toHaveText(/^\d+ %$/);
  expect(await hints.count()).toBeLessThanOrEqual(3);
  await hints.first().getByRole('button', { name: 'Do this' }).click();
  await player.settle(before);
});

// The cheapest way into an area may be a longer one; its direct step is a plain step all the same.
test('For God and For the King: a step without dice carries no die', async ({ page, server }) => {
  const player = new Player(page, server.address);
  await player.withoutGuide();
  const steps: { do: string; marked: boolean }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', (frame) => {
      const message = JSON.parse(String(frame.payload)) as { type: string; choices?: { do: string; verb: string; commits: boolean }[] };
      for (const one of message.choices ?? []) if (one.verb === 'to') steps.push({ do: one.do, marked: one.commits });
    }),
  );
  await player.enter(await player.begin('for-god-and-king', bothMine));
  const order = ['to ', 'go', 'take-all', 'activate ', 'seize', 'done'];
  for (let i = 0; i < 60 && steps.length === 0; ++i) {
    const ready = page.getByRole('button', { name: 'I am ready' });
    if (await ready.isVisible()) await ready.click();
    await player.waitForMyTurn();
    const offered = await player.offered();
    const next = order.map((verb) => offered.find((one) => one.do.startsWith(verb))).find((one) => one !== undefined);
    await player.click((next ?? hurried(offered)).do);
  }
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter((one) => !one.marked).length).toBeGreaterThan(0);
  for (const one of steps.slice(0, 8)) await expect(player.choice(one.do).locator('.commits')).toHaveCount(one.marked ? 1 : 0);
});
