// More than one browser, a computer, and a server that dies.
import type { Page } from '@playwright/test';
import { expect, test } from './support/server.js';
import { Server } from './support/server.js';
import { hurried, Player } from './support/player.js';

interface State {
  type: string;
  n: number;
  scene: { pieces: { id: string; name?: string; side?: number; kind?: string; at: string | null; down?: boolean }[] };
  log: { told: { text: string }[] }[];
}

// Every frame that the server sends to this page.
function frames(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', (frame) => heard.push(String(frame.payload)));
  });
  return heard;
}

const states = (heard: string[]): State[] => heard.map((text) => JSON.parse(text) as State).filter((message) => message.type === 'state');

test('two browsers: the other side never receives what it may not see', async ({ browser, server }) => {
  test.setTimeout(180_000);
  const contexts = await Promise.all([browser.newContext({ locale: 'en-GB' }), browser.newContext({ locale: 'en-GB' })]);
  const [mine, theirs] = [await contexts[0]!.newPage(), await contexts[1]!.newPage()];
  const heard = [frames(mine), frames(theirs)];
  const players = [new Player(mine, server.address), new Player(theirs, server.address)];
  for (const player of players) await player.withoutGuide();

  // By the page: choose the game, leave the second seat to a friend, send the link.
  await mine.goto(server.address);
  await mine.getByText('For God and For the King', { exact: true }).last().click();
  await mine.locator('.seat select').nth(1).selectOption('friend');
  await mine.getByRole('button', { name: 'Begin' }).click();
  const link = await mine.getByRole('dialog').locator('input').inputValue();
  await mine.getByRole('button', { name: 'Enter the game' }).click();
  await theirs.goto(link);
  await expect(theirs).toHaveURL(/\/game\//);
  for (const page of [mine, theirs]) await expect(page.locator('.play-page[data-n]')).toBeVisible();

  let hidden = 0;
  // What one of them sees now, held against what the other has. Each counts for himself, so the
  // moments are those at which both have heard everything and somebody has to decide.
  const compare = (seat: number): void => {
    const owned = states(heard[seat]!).at(-1)!.scene;
    const seen = states(heard[1 - seat]!).at(-1)!;
    const backs = seen.scene.pieces.filter((piece) => piece.down);
    // A back tells its side and its place, and nothing that tells one counter from another.
    for (const back of backs) expect(back.name ?? '').toBe('');
    // That a general is somewhere may be known; not where.
    const places = new Map(seen.scene.pieces.map((piece) => [piece.id, piece.at]));
    for (const place of new Set(backs.map((back) => back.at))) {
      const secret = owned.pieces.filter(
        (piece) => piece.at === place && !piece.down && piece.kind !== 'marker' && (piece.side ?? seat) === seat,
      );
      const open = seen.scene.pieces.filter((piece) => piece.at === place && !piece.down).map((piece) => piece.id);
      for (const piece of secret.filter((one) => !open.includes(one.id))) {
        hidden += 1;
        expect(places.get(piece.id) ?? null, `${piece.id} in ${place}`).toBeNull();
      }
    }
  };
  for (let i = 0; i < 45; ++i) {
    const turn = await Promise.race(
      players.map(async (player, seat) => {
        await player.page.locator('.decision-mine .choice').first().waitFor({ timeout: 30_000 });
        return seat;
      }),
    );
    await mine.waitForTimeout(50);
    for (const seat of [0, 1]) compare(seat);
    const player = players[turn]!;
    await player.click(hurried(await player.offered()).do);
  }
  expect(hidden).toBeGreaterThan(0);
  await Promise.all(contexts.map((context) => context.close()));
});

test('against the computer: it answers, says why, and the turn comes back', async ({ page, server }) => {
  test.setTimeout(180_000);
  const player = new Player(page, server.address);
  await player.withoutGuide();
  await page.addInitScript(() => localStorage.setItem('levee.settings', JSON.stringify({ lang: 'en', pace: 0 })));
  await page.goto(server.address);
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/game\//);
  for (let i = 0; i < 60 && (await page.locator('.log-entry.by-1').count()) === 0; ++i) {
    await player.waitForMyTurn();
    await player.click(hurried(await player.offered()).do);
  }
  await expect(page.locator('.log-entry.by-1').first()).toBeVisible();
  await player.waitForMyTurn();
  await expect(page).toHaveTitle(/Your turn/);
});

test('kill -9 in the middle of a turn: the page comes back to the same position', async ({ page }) => {
  const server = await Server.begin();
  try {
    const player = new Player(page, server.address);
    await player.withoutGuide();
    await player.enter(await player.begin('neerwinden', [{ kind: 'me' }, { kind: 'me' }]));
    for (let i = 0; i < 8; ++i) {
      await player.waitForMyTurn();
      await player.click(hurried(await player.offered()).do);
    }
    const n = await player.n();
    const prompt = await page.locator('.prompt-text').textContent();
    const offered = await player.offered();
    await server.kill();
    await expect(page.getByText('The connection is lost')).toBeVisible();
    await server.startAgain();
    await expect(page.getByText('The connection is lost')).toBeHidden({ timeout: 30_000 });
    await expect.poll(() => player.n()).toBe(n);
    await expect(page.locator('.prompt-text')).toHaveText(prompt!);
    expect(await player.offered()).toEqual(offered);
    await player.click(hurried(offered).do);
    expect(await player.n()).toBeGreaterThan(n);
  } finally {
    await server.end();
  }
});

test('a spectator watches, is counted, and can do nothing', async ({ browser, page, server }) => {
  const player = new Player(page, server.address);
  await player.withoutGuide();
  const id = await player.begin('neerwinden', [{ kind: 'me' }, { kind: 'me' }]);
  await player.enter(id);
  const other = await browser.newContext({ locale: 'en-GB' });
  const spectator = new Player(await other.newPage(), server.address);
  await spectator.enter(id);
  await expect(spectator.page.getByText('You are watching')).toBeVisible();
  await expect(spectator.page.locator('.choice')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Game' }).click();
  await expect(page.getByText('1 spectator')).toBeVisible();
  await player.waitForMyTurn();
  await player.click(hurried(await player.offered()).do);
  const n = await player.n();
  await expect.poll(() => spectator.n()).toBe(n);
  await other.close();
});

test('players talk to each other', async ({ page, server }) => {
  const player = new Player(page, server.address);
  await player.withoutGuide();
  await player.enter(await player.begin('neerwinden', [{ kind: 'me' }, { kind: 'me' }]));
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Say something').fill('<b>Vive la République !</b>');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.chat-lines li').last()).toContainText('<b>Vive la République !</b>');
});

test('one screen and secrets: the curtain falls between the seats, and shows nothing', async ({ page, server }) => {
  const player = new Player(page, server.address);
  await player.withoutGuide();
  await player.enter(await player.begin('for-god-and-king', [{ kind: 'me' }, { kind: 'me' }]));
  const curtain = page.locator('.curtain');
  for (let i = 0; i < 40 && !(await curtain.isVisible()); ++i) {
    await player.waitForMyTurn();
    await player.click(hurried(await player.offered()).do);
  }
  await expect(curtain).toBeVisible();
  await expect(page.locator('.board')).toHaveCount(0);
  await expect(page.locator('.choice')).toHaveCount(0);
  await expect(page.locator('.status li')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am ready' }).click();
  await player.waitForMyTurn();
});
