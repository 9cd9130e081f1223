import { expect, test } from './support/server.js';
import { expectAccessible } from './support/axe.js';
import { Player } from './support/player.js';
import { finishedRecord } from './support/record.js';

test('a record is loaded, replayed, and its dice are checked in the page', async ({ page, server }) => {
  const record = await finishedRecord('neerwinden', 1793);
  await page.goto(server.address);
  await page.locator('input[type=file]').setInputFiles({ name: 'table.game', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  const player = new Player(page, server.address);
  const n = await player.n();
  expect(n).toBeGreaterThan(100);

  const bar = page.getByRole('group', { name: 'Replay' });
  await bar.getByRole('slider').fill('50');
  await expect(bar.locator('.replay-at')).toHaveText(`50/${n}`);
  await expect(player.status('Turn')).toHaveText(/^1/);
  await bar.getByRole('button', { name: 'Back to now' }).click();

  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await expect(page.getByText('The seed has the fingerprint')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.tab-panel').getByRole('link', { name: 'Download the record' }).click(),
  ]);
  expect(await download.failure()).toBeNull();
  await expectAccessible(page);

  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Finished games' })).toBeVisible();
});
