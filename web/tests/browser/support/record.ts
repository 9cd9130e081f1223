// The record of a whole game, played by the referee itself in no time: `levee engine` with a seed.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from './server.js';

interface Answer {
  ok: boolean;
  actor?: string;
  choices?: { do: string; piece?: string; space?: string }[];
  record?: string;
  error?: { what: string };
}

export async function finishedRecord(game: string, seed: number): Promise<string> {
  const child = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<Answer> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await lines.next()).value as string) as Answer;
    if (!answer.ok) throw new Error(answer.error?.what);
    return answer;
  };
  try {
    await ask({ cmd: 'new', game });
    await ask({ cmd: 'dice', seed });
    let { actor } = await ask({ cmd: 'apply', auto: true });
    while (actor !== 'nobody') {
      const { choices = [] } = await ask({ cmd: 'legal' });
      const plain = choices.filter((one) => !one.piece && !one.space);
      ({ actor } = await ask({ cmd: 'apply', action: (plain.at(-1) ?? choices[0]!).do, auto: true }));
    }
    return (await ask({ cmd: 'record' })).record!;
  } finally {
    child.kill();
  }
}
