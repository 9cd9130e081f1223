// A game whose formations are drawn from a cup, with one hidden division: Wissembourg–Spicheren 1870.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { hurried, type Offered, Player } from './support/player.js';
import { expect, test } from './support/server.js';

const game = 'wissembourg-spicheren';
const bothMine = [{ kind: 'me' }, { kind: 'me' }];

// Fires, marches and fights a little of everything, and does not dwell on it.
function soldierly(offered: Offered[], done: Map<string, number>): Offered {
  const verb = (one: Offered): string => one.do.split(' ')[0]!;
  const often: Record<string, number> = {
    activate: 99,
    place: 99,
    fire: 2,
    at: 99,
    march: 3,
    enter: 3,
    to: 6,
    attack: 3,
    stand: 99,
    advance: 99,
  };
  for (const one of offered) {
    const so = done.get(verb(one)) ?? 0;
    if (so < (often[verb(one)] ?? 0)) return one;
  }
  return hurried(offered);
}
const count = (done: Map<string, number>, choice: Offered): void => {
  const verb = choice.do.split(' ')[0]!;
  if (verb === 'activate') done.clear();
  done.set(verb, (done.get(verb) ?? 0) + 1);
};

async function raiseCurtain(player: Player, raise: () => Promise<void>): Promise<void> {
  const curtain = player.page.locator('.curtain');
  if (!(await curtain.isVisible())) return;
  await raise();
  await expect(curtain).toBeHidden();
}

test('the lobby offers the options of the chosen battle and sends no others', async ({ page, server }) => {
  const sent: Record<string, string>[] = [];
  await page.route('**/api/tables', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push((route.request().postDataJSON() as { options: Record<string, string> }).options);
    return route.fulfill({ status: 400, json: { error: { code: 'bad_request', text: 'Not today.' } } });
  });
  await page.goto(server.address);
  await page.getByText('Wissembourg – Spicheren 1870', { exact: true }).last().click();
  const options = page.locator('.options .option');
  await expect(options).toHaveCount(3);
  await page.getByLabel(/Castagny/).selectOption('on');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Not today.')).toBeVisible();
  await page.getByText(/Wissembourg, 4 August 1870/).click();
  await expect(options).toHaveCount(2);
  await page.getByLabel(/Wolff/).selectOption('on');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toEqual([
    { 'frossard-early': 'off', castagny: 'on', 'set-up': 'automatic' },
    { wolff: 'on', 'set-up': 'automatic' },
  ]);
  await expectAccessible(page);
});

test('a turn of Wissembourg by mouse, on the board: what is left in the cup is seen', async ({ page, server }) => {
  test.setTimeout(240_000);
  const player = new Player(page, server.address);
  await player.withoutGuide();
  await player.enter(await player.begin(game, bothMine, { scenario: 'wissembourg' }));
  const cup = page.getByRole('region', { name: 'In the cup' });
  await expect(cup).toBeVisible();
  await expectAccessible(page);
  const left: number[] = [];
  const done = new Map<string, number>();
  let onBoard = 0;
  for (let i = 0; i < 160; ++i) {
    if (/^2/.test((await player.status('Turn').textContent()) ?? '')) break;
    await player.waitForMyTurn();
    const choice = soldierly(await player.offered(), done);
    if (await player.point(choice)) onBoard += 1;
    count(done, choice);
    left.push(await cup.locator('.lot').count());
  }
  await expect(player.status('Turn')).toHaveText(/^2/);
  expect(onBoard).toBeGreaterThan(10);
  // Filled once, and drawn from.
  const most = left.indexOf(Math.max(...left));
  expect(left[most]).toBeGreaterThan(1);
  expect(left.slice(most)).toContain(left[most]! - 1);
  await expectAccessible(page);
});

test('a turn of Spicheren by keyboard alone', async ({ page, server }) => {
  test.setTimeout(240_000);
  const player = new Player(page, server.address);
  await player.withoutGuide();
  await player.enter(await player.begin(game, bothMine));
  await expectAccessible(page);
  const done = new Map<string, number>();
  for (let i = 0; i < 160; ++i) {
    await raiseCurtain(player, () => page.keyboard.press('Enter'));
    if (/^2/.test((await player.status('Turn').textContent()) ?? '')) break;
    await player.waitForMyTurn();
    const choice = soldierly(await player.offered(), done);
    const before = await player.position();
    await page.keyboard.press('c');
    await expect
      .poll(
        async () => {
          const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.do ?? '');
          if (at !== choice.do) await page.keyboard.press('Tab');
          return at;
        },
        { intervals: [0] },
      )
      .toBe(choice.do);
    await page.keyboard.press('Enter');
    await player.settle(before, () => page.keyboard.press('Enter'));
    count(done, choice);
  }
  await expect(player.status('Turn')).toHaveText(/^2/);
});

interface State {
  type: string;
  scene: { pieces: { id: string; name?: string; at: string | null; down?: boolean; box?: string }[] };
}

// Every frame that the server sends to this page.
function frames(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))));
  return heard;
}

test('the hidden division: nothing that the French are sent tells which marker is true', async ({ browser, server }) => {
  test.setTimeout(240_000);
  const contexts = await Promise.all([browser.newContext({ locale: 'en-GB' }), browser.newContext({ locale: 'en-GB' })]);
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [french, german] = [new Player(pages[0]!, server.address), new Player(pages[1]!, server.address)];
  for (const player of [french, german]) await player.withoutGuide();
  const heard = [frames(pages[0]!), frames(pages[1]!)];

  await pages[0]!.goto(server.address);
  await pages[0]!.getByText('Wissembourg – Spicheren 1870', { exact: true }).last().click();
  await pages[0]!.locator('.seat select').nth(1).selectOption('friend');
  await pages[0]!.getByRole('button', { name: 'Begin' }).click();
  const link = await pages[0]!.getByRole('dialog').locator('input').inputValue();
  await pages[0]!.getByRole('button', { name: 'Enter the game' }).click();
  await pages[1]!.goto(link);
  for (const page of pages) await expect(page.locator('.play-page[data-n]')).toBeVisible();

  const inTurn = async (): Promise<Player> =>
    Promise.race(
      [french, german].map(async (player) => {
        await player.page.locator('.decision-mine .choice').first().waitFor({ timeout: 60_000 });
        return player;
      }),
    );
  let hidden = false;
  let crept = 0;
  for (let i = 0; i < 200 && crept < 2; ++i) {
    const player = await inTurn();
    const offered = await player.offered();
    const conceal = offered.find((one) => one.do.startsWith('conceal '));
    const creep = offered.find((one) => one.do.startsWith('creep '));
    const thirteenth = offered.find((one) => one.do === 'activate 13ID');
    hidden ||= conceal !== undefined;
    if (creep) crept += 1;
    await player.click((conceal ?? creep ?? thirteenth ?? hurried(offered)).do);
  }
  expect(hidden).toBe(true);
  expect(crept).toBe(2);
  await pages[0]!.waitForTimeout(200);

  const states = (seat: number): State[] =>
    heard[seat]!.map((text) => JSON.parse(text) as State).filter((message) => message.type === 'state');
  const markers = (state: State) => state.scene.pieces.filter((piece) => /^marker [12]$/.test(piece.id) && piece.at !== null);
  const told = states(1).flatMap((state) => markers(state).map((marker) => marker.name ?? ''));
  expect([...new Set(told)].sort()).toEqual(['13 ID', 'decoy']);
  const seen = states(0).flatMap(markers);
  expect(seen.length).toBeGreaterThan(4);
  for (const marker of seen) {
    const { id, at, ...rest } = marker;
    expect(rest, `${id} at ${at}`).toEqual({ down: true });
  }
  // No word of it either, in the log or anywhere else.
  for (const text of heard[0]!) {
    expect(text).not.toMatch(/decoy|conceal/);
    const state = JSON.parse(text) as State;
    if (state.type !== 'state') continue;
    for (const piece of state.scene.pieces)
      if (['der Goltz', '8 Husaren', 'Art. 13', 'Glümer'].includes(piece.id)) expect(piece.at, piece.id).toBeNull();
  }
  await Promise.all(contexts.map((context) => context.close()));
});
