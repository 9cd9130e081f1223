import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Table, unlabelled } from '../../src/state/table.js';
import { set } from '../../src/state/settings.js';
import { toasts } from '../../src/state/toasts.js';
import { percent } from '../../src/play/assessment.js';
import { lastDecision, toldOf } from '../../src/play/opponent.js';
import type { Choice, LogEntry, TableInfo, Odds, StateMessage } from '../../src/protocol.js';

// The other end of the feed.
class Line {
  static last: Line;
  sent: { id: number; cmd: string; do?: string | string[]; n?: number; at?: number; on?: boolean }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly address: string) {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Line['sent'][number]);
  }
  close(): void {}
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(cmd: string): Line['sent'] {
    return this.sent.filter((one) => one.cmd === cmd);
  }
}

const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, {
  WebSocket: Line,
  location: { protocol: 'http:', host: 'test' },
  ...nothing,
  document: { hidden: false, ...nothing },
});
// Boards never come: nothing here needs one.
globalThis.fetch = () => new Promise(() => undefined);

// Toasts go away and replies time out by the clock; here it stands still.
mock.timers.enable({ apis: ['setTimeout'] });

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const choice = (done: string, more: Partial<Choice> = {}): Choice => ({
  do: done,
  text: done,
  rule: '',
  verb: done.split(' ')[0]!,
  piece: '',
  space: '',
  cost: '',
  commits: false,
  ...more,
});
const entry = (n: number, by: LogEntry['by']): LogEntry => ({
  n,
  by,
  do: `do ${n}`,
  at: '',
  told: [{ kind: 'moved', rule: '', text: `told ${n}`, piece: '', from: '', to: '' }],
});
const state = (n: number, more: Partial<StateMessage> = {}): StateMessage => ({
  type: 'state',
  n,
  since: 0,
  viewer: 0,
  actor: 0,
  prompt: { text: '', rule: '' },
  choices: [],
  undo: false,
  sides: [0, 1],
  scene: { pieces: [], marks: {}, stage: '', status: [], control: {}, panels: [], hands: [], lit: {} },
  log: [],
  ending: null,
  dice: { commitment: '', seed: '', rolls: 0 },
  ...more,
});
const info = (secrets: boolean, mine: [boolean, boolean]): TableInfo => ({
  id: 'm',
  game: 'g',
  title: '',
  scenario: '',
  options: {},
  secrets,
  actor: 0,
  my_turn: true,
  over: false,
  result: '',
  n: 0,
  created: '',
  changed: '',
  seats: mine.map((own, seat) => ({
    seat,
    side: seat,
    camp: `camp ${seat}`,
    kind: 'person' as const,
    name: '',
    level: '',
    mine: own,
    online: true,
  })),
});
const odds: Odds = { title: '', rule: '', assumption: '', modifiers: [], total: 0, lines: [{ result: 'x', weight: 1 }], weight: 1 };

let table: Table;
let line: Line;
beforeEach(() => {
  toasts.value = [];
  table = new Table('m');
  line = Line.last;
  line.onopen?.();
});
afterEach(() => table.dispose());
const meet = (secrets = false, mine: [boolean, boolean] = [true, false]): void =>
  line.says({ type: 'info', table: info(secrets, mine), spectators: 0 });

test('the log is what came before plus what is new, also after an undo', () => {
  meet();
  line.says(state(3, { log: [entry(1, 0), entry(2, 1), entry(3, 0)] }));
  line.says(state(4, { since: 3, log: [entry(4, 0)] }));
  assert.deepEqual(
    table.log.value.map((one) => one.n),
    [1, 2, 3, 4],
  );
  line.says(state(2, { since: 2 }));
  assert.deepEqual(
    table.log.value.map((one) => one.n),
    [1, 2],
  );
  assert.equal(table.flashes.value.length, 1, 'an undo shows nothing new');
});

test('other eyes have counted otherwise: what is new is told by the clock', () => {
  const at = (n: number, by: number, time: string): LogEntry => ({ ...entry(n, by), at: time });
  meet(true, [true, true]);
  line.says(state(3, { log: [at(1, 0, '10:00'), at(2, 1, '10:01'), at(3, 0, '10:02')] }));
  // What the first seat has done behind a screen does not count for the second.
  line.says(state(2, { viewer: 1, log: [at(1, 1, '10:01'), at(2, 0, '10:03')] }));
  assert.deepEqual(
    table.flashes.value.map((one) => one.text),
    ['told 2'],
  );
  line.says(state(3, { viewer: 1, since: 2, log: [at(3, 1, '10:03')] }));
  assert.deepEqual(
    table.flashes.value.map((one) => one.text),
    ['told 3'],
  );
});

test('where dice follow nothing is sent before they are resolved', async () => {
  meet();
  const fire = choice('fire 7', { commits: true });
  line.says(state(3, { choices: [fire] }));
  void table.choose(fire);
  await tick();
  const asked = line.of('odds')[0]!;
  line.says({ type: 'reply', id: asked.id, ok: true, odds });
  await tick();
  assert.deepEqual(table.asking.value?.odds, odds);
  assert.equal(line.of('act').length, 0);
  assert.ok(table.cancel());
  assert.equal(table.asking.value, null);
  assert.equal(line.of('act').length, 0);
});

test('what commits without dice is done by the click', async () => {
  meet();
  const activate = choice('activate X', { commits: true });
  line.says(state(3, { choices: [activate] }));
  void table.choose(activate);
  await tick();
  line.says({ type: 'reply', id: line.of('odds')[0]!.id, ok: false, error: { code: 'no_dice', text: 'no dice' } });
  await tick();
  assert.deepEqual(
    line.of('act').map((one) => [one.n, one.do]),
    [[3, ['activate X']]],
  );
});

test('a second click while the first is on its way is not sent', async () => {
  meet();
  line.says(state(3, { choices: [choice('halt')] }));
  void table.act(['halt']);
  void table.act(['halt']);
  await tick();
  assert.equal(line.of('act').length, 1);
  line.says({ type: 'reply', id: line.of('act')[0]!.id, ok: true });
  await tick();
  assert.equal(table.busy.value, false);
});

test('a stale command is told kindly, a refusal with its rule', async () => {
  meet();
  line.says(state(3, { choices: [choice('halt')] }));
  void table.act(['halt']);
  await tick();
  line.says({ type: 'reply', id: line.of('act')[0]!.id, ok: false, error: { code: 'stale', text: '' } });
  await tick();
  assert.equal(toasts.value[0]?.kind, 'good');
  void table.act(['halt']);
  await tick();
  line.says({ type: 'reply', id: line.of('act')[1]!.id, ok: false, error: { code: 'illegal', text: 'No.', rule: '5.2' } });
  await tick();
  assert.deepEqual(toasts.value.at(-1)?.lines, [{ rule: '5.2', text: 'No.' }]);
});

test('the curtain falls between two seats of one person, only where there are secrets', () => {
  meet(true, [true, true]);
  line.says(state(1, { viewer: 0 }));
  assert.equal(table.curtain.value, null);
  line.says(state(2, { viewer: 1, actor: 1 }));
  assert.equal(table.curtain.value, 1);
  table.curtain.value = null;
  meet(false, [true, true]);
  line.says(state(3, { viewer: 0 }));
  assert.equal(table.curtain.value, null);
});

test('what the others did is told when the turn comes back, and once', () => {
  meet();
  line.says(state(1, { actor: 1, log: [entry(1, 0)] }));
  line.says(state(2, { actor: 1, since: 1, log: [entry(2, 1)] }));
  const told = (): number[] => table.since.value.map((one) => one.n);
  assert.deepEqual(told(), []);
  line.says(state(3, { actor: 0, since: 2, log: [entry(3, 1)] }));
  assert.deepEqual(told(), [2, 3]);
  table.readSince();
  assert.deepEqual(told(), []);
});

test('of many moments wished for at once the first and the last are fetched', async () => {
  meet();
  line.says(state(50));
  for (let at = 10; at <= 40; ++at) void table.showMoment(at);
  await tick();
  const moment = (at: number) => ({ n: at, scene: state(0).scene, prompt: { text: '', rule: '' }, told: [] });
  line.says({ type: 'reply', id: line.of('moment')[0]!.id, ok: true, moment: moment(10) });
  await tick();
  line.says({ type: 'reply', id: line.of('moment')[1]!.id, ok: true, moment: moment(40) });
  await tick();
  assert.deepEqual(
    line.of('moment').map((one) => one.at),
    [10, 40],
  );
  assert.deepEqual(table.moment.value, moment(40));
  table.toNow();
  assert.equal(table.moment.value, null);
});

test('a label that every place of an overlay has is left out, one that tells places apart stays', () => {
  const space = (id: string, text: string) => ({ id, side: 0, text });
  assert.deepEqual(
    unlabelled({ spaces: [space('1', 'zone'), space('2', 'zone')], lines: [] }).spaces.map((one) => one.text),
    ['', ''],
  );
  assert.deepEqual(
    unlabelled({ spaces: [space('1', '2'), space('2', '3')], lines: [] }).spaces.map((one) => one.text),
    ['2', '3'],
  );
});

test('the computer is held, makes one step, and goes on; after a lost connection it is still held', async () => {
  meet();
  line.says(state(3, { actor: 1 }));
  const holding = table.hold(true);
  assert.deepEqual(
    line.of('pause').map((one) => one.on),
    [true],
  );
  line.says({ type: 'reply', id: line.of('pause')[0]!.id, ok: true });
  await holding;
  assert.equal(table.held.value, true);
  void table.stepComputer();
  assert.deepEqual(
    line.of('step').map((one) => one.n),
    [3],
  );
  line.onclose?.();
  mock.timers.tick(1000);
  Line.last.onopen?.();
  assert.notEqual(Line.last, line, 'another connection');
  assert.deepEqual(
    Line.last.of('pause').map((one) => one.on),
    [true],
  );
});

test('who may not hold the computer does not believe he does', async () => {
  meet();
  line.says(state(3, { actor: 1 }));
  const holding = table.hold(true);
  line.says({ type: 'reply', id: line.of('pause')[0]!.id, ok: false, error: { code: 'forbidden', text: 'No.' } });
  await holding;
  assert.equal(table.held.value, false);
  assert.equal(toasts.value.length, 1);
});

test('the chances are asked for only when they are wanted, and forgotten when they are not', () => {
  meet();
  line.says(state(3));
  assert.deepEqual(line.of('assess'), []);
  const told = { type: 'assessment' as const, n: 3, seat: 0, chance: 0.25 };
  line.says(told);
  assert.equal(table.assessment.value, null, 'an answer that nobody waits for');
  set('assess', true);
  line.says(told);
  assert.deepEqual(table.assessment.value, told);
  set('assess', false);
  assert.deepEqual(
    line.of('assess').map((one) => one.on),
    [true, false],
  );
  assert.equal(table.assessment.value, null);
});

test('a hint that comes too late is not shown', async () => {
  meet();
  line.says(state(3));
  const asked = table.askHint();
  void table.askHint();
  assert.equal(line.of('hint').length, 1, 'one at a time');
  line.says(state(4));
  line.says({ type: 'reply', id: line.of('hint')[0]!.id, ok: true, hints: [{ do: 'x', text: 'x', reason: '', chance: 0.5 }] });
  await asked;
  assert.equal(table.hints.value, null);
});

test('nobody is sure of winning before the end', () => {
  assert.deepEqual([0, 0.004, 0.426, 0.999, 1].map(percent), [1, 1, 43, 99, 99]);
});

test('the computer’s last decision, and the one of a moment that has passed', () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 'chance'), entry(4, 1), { ...entry(5, 1), told: [] }, entry(6, 0)];
  const computers = new Set([1]);
  assert.equal(lastDecision(log, computers, undefined)?.n, 4);
  assert.equal(lastDecision(log, computers, 3)?.n, 2);
  assert.equal(lastDecision(log, computers, 1), undefined);
  assert.equal(lastDecision(log, new Set(), undefined), undefined);
});

test('a decision is told with what the dice made of it, up to the next one, without the sums', () => {
  const rolled = {
    ...entry(3, 'chance'),
    told: [{ kind: 'rolled', rule: '', text: 'dice', piece: '', from: '', to: '' }, ...entry(3, 'chance').told],
  };
  const log = [entry(1, 0), entry(2, 1), rolled, entry(4, 1), entry(5, 'chance')];
  assert.deepEqual(
    toldOf(log, log[1]!).map((one) => one.text),
    ['told 2', 'told 3'],
  );
  assert.deepEqual(
    toldOf(log, log[3]!).map((one) => one.text),
    ['told 4', 'told 5'],
  );
});
