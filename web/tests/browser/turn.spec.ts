// A whole turn of each game, by mouse and by keyboard alone. Both seats are the same person's.
import { expect, test } from './support/server.js';
import { hurried, Player, type Offered } from './support/player.js';

const games = [
  { key: 'neerwinden', turn: 'Turn', after: /^2/ },
  { key: 'for-god-and-king', turn: 'Turn', after: /^2/ },
];
const most = 400;

const bothMine = [{ kind: 'me' }, { kind: 'me' }];

// Where there are secrets a curtain falls between the two seats.
async function raiseCurtain(player: Player, raise: () => Promise<void>): Promise<void> {
  if (!(await player.page.locator('.curtain').isVisible())) return;
  await raise();
  await expect(player.page.locator('.curtain')).toBeHidden();
}

const over = async (player: Player, game: (typeof games)[number]): Promise<boolean> =>
  game.after.test((await player.status(game.turn).textContent()) ?? '');

for (const game of games) {
  test(`${game.key}: a turn by mouse`, async ({ page, server }) => {
    test.setTimeout(240_000);
    const player = new Player(page, server.address);
    await player.withoutGuide();
    await player.enter(await player.begin(game.key, bothMine));
    let onBoard = 0;
    for (let i = 0; i < most; ++i) {
      await raiseCurtain(player, () => page.getByRole('button', { name: 'I am ready' }).click());
      if (await over(player, game)) break;
      await player.waitForMyTurn();
      const choice = busy(await player.offered(), i);
      const before = await player.position();
      // What has a place is clicked on the map.
      const target = `space:${choice.space}`;
      if (choice.space !== '' && choice.piece === '' && (await page.locator(`.board [data-target="${target}"]`).count()) > 0) {
        await player.clickBoard(target);
        const menu = page.locator(`dialog .choice[data-do=${JSON.stringify(choice.do)}]`);
        await expect
          .poll(
            async () =>
              (await player.position()) !== before ||
              (await menu.isVisible()) ||
              (await page.getByRole('button', { name: 'Resolve' }).isVisible()),
          )
          .toBe(true);
        if (await menu.isVisible()) await menu.click();
        await player.settle(before);
        onBoard += 1;
      } else {
        await player.click(choice.do);
      }
    }
    await expect(player.status(game.turn)).toHaveText(game.after);
    expect(onBoard).toBeGreaterThan(0);
  });

  test(`${game.key}: a turn by keyboard alone`, async ({ page, server }) => {
    test.setTimeout(240_000);
    const player = new Player(page, server.address);
    await player.withoutGuide();
    await player.enter(await player.begin(game.key, bothMine));
    for (let i = 0; i < most; ++i) {
      await raiseCurtain(player, async () => {
        await expect(page.getByRole('button', { name: 'I am ready' })).toBeFocused();
        await page.keyboard.press('Enter');
      });
      if (await over(player, game)) break;
      await player.waitForMyTurn();
      const choice = hurried(await player.offered());
      const before = await player.position();
      await page.keyboard.press('c');
      for (let j = 0; j < most; ++j) {
        const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.do ?? '');
        if (at === choice.do) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await player.settle(before, () => page.keyboard.press('Enter'));
    }
    await expect(player.status(game.turn)).toHaveText(game.after);
  });
}

// Not only passing: every few decisions the first that is offered.
function busy(offered: Offered[], i: number): Offered {
  const placed = offered.filter((one) => one.space !== '' && one.piece === '');
  return i % 3 === 0 && placed.length > 0 ? placed[0]! : hurried(offered);
}
