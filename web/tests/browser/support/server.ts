// One `levee serve` per spec, on a port of its own, with a folder of its own that goes away with it.
import { test as base } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

export const program = process.env.LEVEE ?? fileURLToPath(new URL('../../../../build/dev/bin/levee', import.meta.url));
const startWithin = 20_000;

export class Server {
  private process: ChildProcess | null = null;
  address = '';

  private constructor(private readonly folder: string) {}

  static async begin(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'levee-page-')));
    await server.start(0);
    return server;
  }

  // The address is printed when the server listens, and not before.
  private start(port: number): Promise<void> {
    const child = spawn(program, ['serve', '--port', String(port), '--data-dir', this.folder, '--log-level', 'error'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${program} did not say where it listens`)), startWithin);
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
      child.once('error', reject);
      createInterface({ input: child.stdout! }).on('line', (line) => {
        const found = /listening on (http:\/\/\S+)/.exec(line);
        if (!found) return;
        clearTimeout(timer);
        child.removeAllListeners('exit');
        this.address = found[1]!.replace(/\/$/, '');
        resolve();
      });
    });
  }

  private ended(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => child.once('exit', () => resolve()));
  }

  // As a power cut would: no signal that it could catch.
  async kill(): Promise<void> {
    const child = this.process!;
    child.kill('SIGKILL');
    await this.ended(child);
  }

  async startAgain(): Promise<void> {
    await this.start(Number(new URL(this.address).port));
  }

  async end(): Promise<void> {
    const child = this.process!;
    child.kill('SIGTERM');
    await this.ended(child);
    await rm(this.folder, { recursive: true, force: true });
  }
}

export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await Server.begin();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
