// Builds the page into dist/: names carry a hash of the content, so that a browser may keep them
// for ever; index.html is the only file that is asked for again.
import { build } from 'esbuild';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';

const out = new URL('dist/', import.meta.url);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const result = await build({
  absWorkingDir: new URL('.', import.meta.url).pathname,
  entryPoints: { app: 'src/main.tsx', style: 'src/style.css' },
  outdir: 'dist/assets',
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.woff2': 'file', '.svg': 'text' },
  entryNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  metafile: true,
  legalComments: 'none',
});

const named = Object.fromEntries(
  Object.entries(result.metafile.outputs)
    .filter(([, output]) => output.entryPoint !== undefined)
    .map(([file, output]) => [output.entryPoint, file.replace(/^dist\//, '/')]),
);
await cp(new URL('src/icon.svg', import.meta.url), new URL('icon.svg', out));
// The last to be written: whoever embeds the page waits for this file (cmake/layers.cmake).
const page = await readFile(new URL('src/index.html', import.meta.url), 'utf8');
await writeFile(new URL('index.html', out), page.replace('/app.js', named['src/main.tsx']).replace('/style.css', named['src/style.css']));
