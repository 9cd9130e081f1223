// Script and style together, as a browser fetches them: what a phone has to wait for.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const limit = 150_000;
const assets = new URL('../dist/assets/', import.meta.url);
let total = 0;
let counted = 0;
for (const name of await readdir(assets)) {
  if (!/\.(js|css)$/.test(name)) continue;
  const bytes = gzipSync(await readFile(new URL(name, assets)), { level: 9 }).length;
  console.log(`${String(bytes).padStart(7)}  ${name}`);
  total += bytes;
  counted += 1;
}
console.log(`${String(total).padStart(7)}  in all, of ${limit}`);
if (counted < 2) throw new Error('There must be a script and a style: build the page first.');
if (total > limit) throw new Error(`The page has ${total} bytes of script and style, more than ${limit}.`);
