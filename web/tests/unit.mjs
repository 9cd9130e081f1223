// Bundles the unit tests (they import the page's own sources) and runs them with Node's test runner.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const tests = (await readdir(join(web, 'tests/unit'))).filter((name) => /_test\.tsx?$/.test(name));
if (tests.length === 0) throw new Error('tests/unit has no *_test.ts, so nothing was tested.');

const out = await mkdtemp(join(web, 'node_modules/.unit-'));
try {
  await build({
    absWorkingDir: web,
    entryPoints: tests.map((name) => `tests/unit/${name}`),
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node18',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.svg': 'text', '.css': 'empty' },
    external: ['preact', 'preact/*', '@preact/*'],
    logLevel: 'warning',
  });
  const run = spawnSync(process.execPath, ['--test', ...tests.map((name) => join(out, name.replace(/\.tsx?$/, '.mjs')))], {
    cwd: web,
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
} finally {
  await rm(out, { recursive: true, force: true });
}
