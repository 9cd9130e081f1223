// How fast the page is: npm run measure -- http://127.0.0.1:8793 (a server that runs). Prints how long
// it takes until the counters of a game stand on the screen, and the length of frames while the map is
// dragged and zoomed.
import { chromium } from '@playwright/test';

const address = process.argv[2];
if (!address) throw new Error('usage: npm run measure -- ADDRESS');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

async function newGame(game) {
  await page.goto(address);
  return page.evaluate(async (key) => {
    const [info] = (await (await fetch('/api/games')).json()).filter((one) => one.key === key);
    const made = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: key,
        scenario: info.scenarios[0].key,
        options: {},
        seats: [{ kind: 'me' }, { kind: 'me' }],
      }),
    });
    return (await made.json()).id;
  }, game);
}

async function frames(during) {
  await page.evaluate(() => {
    window.lengths = [];
    let last = performance.now();
    const tick = (now) => {
      window.lengths.push(now - last);
      last = now;
      window.ticking = requestAnimationFrame(tick);
    };
    window.ticking = requestAnimationFrame(tick);
  });
  await during();
  const lengths = await page.evaluate(() => {
    cancelAnimationFrame(window.ticking);
    return window.lengths.slice(1);
  });
  lengths.sort((a, b) => a - b);
  const at = (share) => lengths[Math.floor(share * (lengths.length - 1))].toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${lengths.length} frames)`;
}

for (const game of ['neerwinden', 'for-god-and-king']) {
  const id = await newGame(game);
  const times = [];
  for (let i = 0; i < 5; ++i) {
    const started = performance.now();
    await page.goto(`${address}/game/${id}`);
    await page.locator('.board-sheet svg, .board [data-target]').first().waitFor({ state: 'attached' });
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  console.log(`${game}: board on screen in ${times.map((time) => Math.round(time)).join(', ')} ms`);
  const map = (await page.locator('.board').first().boundingBox()) ?? { x: 300, y: 100, width: 800, height: 700 };
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  const drag = async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= 120; ++i) await page.mouse.move(x + 150 * Math.sin(i / 12), y + 100 * Math.cos(i / 9));
    await page.mouse.up();
  };
  const zoom = async () => {
    for (let i = 0; i < 60; ++i) await page.mouse.wheel(0, i < 30 ? -40 : 40);
  };
  console.log(`  drag: ${await frames(drag)}`);
  console.log(`  zoom: ${await frames(zoom)}`);
}
await browser.close();
