import { expect, test } from './support/server.js';
import { expectAccessible } from './support/axe.js';

test('a newcomer plays within one click', async ({ page, server }) => {
  await page.goto(server.address);
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.locator('.board-frame .board')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'First-game guide' })).toContainText('Step 1');
  await expect(page.locator('.prompt-text')).not.toBeEmpty();
});

test('a game is set up in the form and stands among my games', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByText('For God and For the King', { exact: true }).last().click();
  const seats = page.locator('.seat select');
  await seats.nth(0).selectOption('me');
  await seats.nth(1).selectOption('me');
  await expect(page.getByText('Several seats are yours')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/game\//);
  const id = page.url().split('/').at(-1)!;
  await page.goto(server.address);
  await expect(page.locator(`.game-row a[href="/game/${id}"]`)).toBeVisible();
});

test('a set-up has as many chairs as the server says, by side', async ({ page, server }) => {
  const seat = (name: string, side: number) => ({
    name,
    side,
    camp: side === 0 ? 'Republic' : 'Coalition',
    nation: side === 0 ? 'republican' : 'english',
  });
  const seats = [
    ...['Carteaux', 'La Poype', 'Dommartin'].map((name) => seat(name, 0)),
    ...['O’Hara', 'Gravina', 'Forteguerri', 'Elphinstone'].map((name) => seat(name, 1)),
  ];
  await page.route(/\/api\/games\/[^/]+\/seats\?/, (route) => route.fulfill({ json: seats }));
  const wanted: string[][] = [];
  await page.route('**/api/tables', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    wanted.push((route.request().postDataJSON() as { seats: { kind: string }[] }).seats.map((one) => one.kind));
    return route.fulfill({ status: 400, json: { error: { code: 'bad_request', text: 'It has two.' } } });
  });
  await page.goto(server.address);
  await expect(page.locator('.side-seats')).toHaveCount(2);
  await expect(page.locator('.seat .camp')).toHaveText(seats.map((one) => one.name));
  await expect(page.locator('.side-camp')).toHaveText(['Republic', 'Coalition']);
  await page.getByLabel('Gravina').selectOption('friend');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('It has two.')).toBeVisible();
  expect(wanted).toEqual([['me', 'computer', 'computer', 'computer', 'friend', 'computer', 'computer']]);
});

test('the name is kept', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByLabel('Your name').fill('Kléber');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Kléber');
});

test('a file that is no record gets one sentence', async ({ page, server }) => {
  await page.goto(server.address);
  await page.locator('input[type=file]').setInputFiles({ name: 'bad.game', mimeType: 'text/plain', buffer: Buffer.from('not a record\n') });
  await expect(page.locator('.toast-bad')).toBeVisible();
  await expect(page).toHaveURL(`${server.address}/`);
});

test('the language is switched everywhere and remembered', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Passer en français' }).click();
  await expect(page.getByRole('heading', { name: 'Nouvelle partie' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nouvelle partie' })).toBeVisible();
});

test('an address that leads nowhere says so', async ({ page, server }) => {
  await page.goto(`${server.address}/game/nosuchgame`);
  await expect(page.getByRole('link', { name: 'Go to the lobby' })).toBeVisible();
  await page.goto(`${server.address}/join/nosuchgame`);
  await expect(page.getByText('what comes after # is missing')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the lobby is accessible (${scheme})`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(server.address);
    await expect(page.locator('.poster').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectAccessible(page);
  });
}
