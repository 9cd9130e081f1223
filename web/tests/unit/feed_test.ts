import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Feed, waitBefore, type Clock, type Connection, type Socket } from '../../src/net/feed.js';
import type { StateMessage } from '../../src/protocol.js';

class Line implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

// Time passes only when the test says so.
class Hand implements Clock {
  alarms: { ms: number; what: () => void }[] = [];
  after(ms: number, what: () => void): () => void {
    const alarm = { ms, what };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((one) => one !== alarm);
    };
  }
  ring(): void {
    const [first] = this.alarms.splice(0, 1);
    first?.what();
  }
}

function setUp() {
  const lines: Line[] = [];
  const hand = new Hand();
  const states: StateMessage[] = [];
  const connection: Connection[] = [];
  const feed = new Feed(
    () => 'ws://test',
    {
      state: (message) => states.push(message),
      info: () => undefined,
      assessment: () => undefined,
      chat: () => undefined,
      connection: (how) => connection.push(how),
    },
    () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    hand,
  );
  return { feed, lines, hand, states, connection };
}

test('a reply finds its command by the id', async () => {
  const { feed, lines } = setUp();
  lines[0]!.onopen?.();
  const first = feed.send({ cmd: 'ways', n: 3 });
  const second = feed.send({ cmd: 'hint', n: 3 });
  const ids = lines[0]!.sent.map((message) => message.id);
  lines[0]!.says({ type: 'reply', id: ids[1], ok: true, hints: [] });
  lines[0]!.says({ type: 'reply', id: ids[0], ok: true, ways: [] });
  assert.deepEqual((await first).ways, []);
  assert.deepEqual((await second).hints, []);
});

test('nothing is sent before the line is open', async () => {
  const { feed, lines } = setUp();
  const reply = await feed.send({ cmd: 'undo', n: 1 });
  assert.equal(reply.error?.code, 'offline');
  assert.equal(lines[0]!.sent.length, 0);
});

test('a broken line answers what was on its way, and is opened again', async () => {
  const { feed, lines, hand, connection, states } = setUp();
  lines[0]!.onopen?.();
  const lost = feed.send({ cmd: 'act', n: 3, do: ['halt'] });
  lines[0]!.onclose?.();
  assert.equal((await lost).error?.code, 'offline');
  assert.equal(connection.at(-1), 'lost');
  hand.ring();
  assert.equal(lines.length, 2);
  lines[1]!.onopen?.();
  assert.equal(connection.at(-1), 'open');
  lines[1]!.says({ type: 'state', n: 4 });
  assert.equal(states.length, 1);
});

test('it waits longer after each failure, up to a limit, and from the start after a success', () => {
  const { lines, hand } = setUp();
  const waits: number[] = [];
  for (let i = 0; i < 8; ++i) {
    lines.at(-1)!.onclose?.();
    waits.push(hand.alarms[0]!.ms);
    hand.ring();
  }
  assert.deepEqual(waits.slice(0, 4), [500, 1000, 2000, 4000]);
  assert.equal(waits.at(-1), waitBefore(99));
  lines.at(-1)!.onopen?.();
  lines.at(-1)!.onclose?.();
  assert.equal(hand.alarms[0]!.ms, 500);
});

test('a closed feed stays closed', () => {
  const { feed, lines, hand, connection } = setUp();
  lines[0]!.onopen?.();
  feed.close();
  const told = connection.length;
  lines[0]!.onclose?.();
  lines[0]!.says({ type: 'state', n: 1 });
  assert.equal(hand.alarms.length, 0);
  assert.equal(connection.length, told);
  assert.ok(lines[0]!.closed);
});

test('what is no message is passed over', () => {
  const { lines, states } = setUp();
  lines[0]!.onopen?.();
  lines[0]!.onmessage?.({ data: 'no json' });
  lines[0]!.onmessage?.({ data: '[1]' });
  lines[0]!.onmessage?.({ data: 7 });
  assert.equal(states.length, 0);
});

test('a reply that never comes is answered by the clock', async () => {
  const { feed, lines, hand } = setUp();
  lines[0]!.onopen?.();
  const reply = feed.send({ cmd: 'hint', n: 1 });
  hand.ring();
  assert.equal((await reply).error?.code, 'timeout');
});
