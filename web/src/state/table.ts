// One table as the page knows it: what the feed said, and what the reader is pointing at.
import { batch, computed, effect, signal } from '@preact/signals';
import type { Hovered } from '../board/contract.js';
import { w } from '../i18n/index.js';
import { api, Refused, type Played } from '../net/http.js';
import { Feed, feedAddress, type Command, type Connection } from '../net/feed.js';
import { clickPiece, clickSpace, glows, type Aim } from '../play/aim.js';
import type {
  Actor,
  AssessmentMessage,
  Board,
  ChatMessage,
  Choice,
  Hint,
  InfoMessage,
  LogEntry,
  TableInfo,
  Moment,
  Odds,
  Overlay,
  ReplyMessage,
  Scene,
  StateMessage,
  Told,
  Way,
} from '../protocol.js';
import { boardOf, sheetOf } from './library.js';
import { recall, remember } from './memory.js';
import { settings } from './settings.js';
import { complain, toast } from './toasts.js';

// A choice that waits for "Resolve". Null odds: being worked out.
export interface Asking {
  choice: Choice;
  odds: Odds | null;
}

// A label that every place has says nothing: the overlay's title does.
export function unlabelled(overlay: Overlay): Overlay {
  const labels = new Set(overlay.spaces.map((space) => space.text));
  return labels.size > 1 ? overlay : { ...overlay, spaces: overlay.spaces.map((space) => ({ ...space, text: '' })) };
}

// What has happened since the state before. Other eyes may count otherwise, and at the end of a game
// with secrets everything counts: then the clock has to tell.
export function freshEntries(before: StateMessage, now: StateMessage, last: LogEntry | undefined): LogEntry[] {
  const alike = before.viewer === now.viewer && (before.ending === null) === (now.ending === null);
  const counted = now.since > 0 || alike;
  return now.log.filter((entry) => (counted ? entry.n > before.n : entry.at > (last?.at ?? '')));
}

export type ChatLine = ChatMessage['lines'][number];

export class Table {
  readonly info = signal<TableInfo | null>(null);
  readonly spectators = signal(0);
  readonly state = signal<StateMessage | null>(null);
  readonly log = signal<LogEntry[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly unread = signal(0);
  readonly connection = signal<Connection>('connecting');
  readonly failure = signal('');
  readonly board = signal<Board | null>(null);
  readonly sheet = signal('');

  readonly selected = signal('');
  readonly hovered = signal<Hovered | null>(null);
  readonly pinned = signal<Hovered | null>(null);
  readonly pointed = signal(''); // the space of the choice in the list that is pointed at
  readonly ways = signal<Way[]>([]);
  readonly menu = signal<Choice[]>([]); // several things one click could mean
  readonly asking = signal<Asking | null>(null);
  readonly hints = signal<Hint[] | null>(null);
  readonly thinkingOfHints = signal(false);
  readonly assessment = signal<AssessmentMessage | null>(null); // null: not wanted, or not yet known
  readonly held = signal(false); // the computer waits for "Go on"
  readonly busy = signal(false);
  readonly hideCounters = signal(false);
  readonly overlayId = signal('');
  readonly overlay = signal<Overlay | null>(null);
  readonly flashes = signal<Told[]>([]);
  readonly focus = signal('');
  readonly curtain = signal<number | null>(null); // the seat that is to look next

  readonly moment = signal<Moment | null>(null); // null: now
  readonly playing = signal(false);

  readonly since = signal<LogEntry[]>([]); // what the reader has not seen of the others' doings

  readonly scene = computed<Scene | null>(() => this.moment.value?.scene ?? this.state.value?.scene ?? null);
  readonly mine = computed(() => {
    const actor = this.state.value?.actor;
    return typeof actor === 'number' && (this.info.value?.seats[actor]?.mine ?? false);
  });
  // There is a computer to hold, and the reader may.
  readonly hasComputer = computed(() => {
    const info = this.info.value;
    return info !== null && !info.over && info.seats.some((seat) => seat.kind === 'computer') && info.seats.some((seat) => seat.mine);
  });
  // Colours are those of the camps, not of the chairs: after a bid the second seat may play the first camp.
  sideOf(by: Actor): number | string {
    if (typeof by !== 'number') return by;
    return this.state.value?.sides[by] ?? this.info.value?.seats[by]?.side ?? by;
  }
  readonly choices = computed<Choice[]>(() => (this.moment.value ? [] : (this.state.value?.choices ?? [])));
  readonly glow = computed(() => glows(this.choices.value, this.selected.value));

  private readonly feed: Feed;
  private readonly stops: (() => void)[] = [];

  constructor(readonly id: string) {
    this.feed = new Feed(() => feedAddress(id, settings.peek().lang), {
      state: (message) => this.take(message),
      info: (message) => this.takeInfo(message),
      chat: (message) => this.takeChat(message),
      connection: (how) => {
        this.connection.value = how;
        if (how === 'lost') void this.checkItExists();
        // What was said before belonged to the connection, or is forgotten by a server that was
        // started again.
        if (how === 'open') this.introduce();
      },
      assessment: (message) => {
        if (settings.peek().assess) this.assessment.value = message;
      },
    });
    let lang = settings.value.lang;
    let assess = settings.value.assess;
    this.stops.push(
      effect(() => {
        if (settings.value.assess === assess) return;
        assess = settings.value.assess;
        if (!assess) this.assessment.value = null;
        void this.feed.send({ cmd: 'assess', on: assess });
      }),
      effect(() => {
        if (settings.value.lang === lang) return;
        lang = settings.value.lang;
        void this.feed.send({ cmd: 'lang', lang });
        const at = this.moment.peek()?.n;
        if (at !== undefined) void this.showMoment(at);
      }),
      effect(() => {
        const info = this.info.value;
        if (info !== null) void this.fetchBoard(info, settings.value.lang);
      }),
    );
    const hurry = (): void => this.feed.hurry();
    const looked = (): void => {
      if (!document.hidden) hurry();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', looked);
    this.stops.push(() => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', looked);
    });
  }

  dispose(): void {
    this.feed.close();
    for (const stop of this.stops) stop();
  }

  // ---------------------------------------------------------------- what the server says

  private take(message: StateMessage): void {
    const before = this.state.peek();
    const wasMine = before !== null && this.mine.peek();
    // What was taken back and played otherwise has other moments.
    if (before && message.since < before.n) this.moments.clear();
    const fresh = before ? freshEntries(before, message, this.log.peek().at(-1)) : [];
    batch(() => {
      this.state.value = message;
      this.log.value = [...this.log.peek().filter((entry) => entry.n <= message.since), ...message.log];
      this.selected.value = '';
      this.menu.value = [];
      this.pointed.value = '';
      this.hints.value = null;
      this.ways.value = [];
      const asked = this.asking.peek();
      if (asked && !message.choices.some((c) => c.do === asked.choice.do)) this.asking.value = null;
      if (before && before.viewer !== message.viewer) this.drawCurtain(before.viewer, message.viewer);
      if (fresh.length > 0) {
        const told = fresh.flatMap((entry) => entry.told);
        if (told.length > 0) this.flashes.value = told;
        const place = told
          .map((one) => one.to || one.from)
          .filter((one) => one !== '')
          .at(-1);
        const foreign = fresh.some((entry) => entry.by !== message.viewer);
        if (place !== undefined && foreign) this.focus.value = place;
      }
    });
    if (this.mine.peek() && !wasMine) this.recount(message);
    if (message.choices.some((c) => c.space !== '')) void this.askWays(message);
    if (this.overlayId.peek() !== '') void this.showOverlay(this.overlayId.peek());
  }

  private takeInfo(message: InfoMessage): void {
    batch(() => {
      this.info.value = message.table;
      this.spectators.value = message.spectators;
    });
  }

  private takeChat(message: ChatMessage): void {
    const known = this.chat.peek();
    const fresh = message.lines.filter((line) => !known.some((old) => old.id === line.id));
    this.chat.value = [...known, ...fresh].sort((a, b) => a.id - b.id);
    if (known.length > 0) this.unread.value += fresh.length;
  }

  // What others did after the reader's own last action, unless it was read before.
  private recount(message: StateMessage): void {
    const seats = this.info.peek()?.seats ?? [];
    const others = seats.some((seat) => !seat.mine);
    const last = this.log.peek().findLast((entry) => entry.by === message.viewer)?.n ?? 0;
    const read = Number(recall(this.readKey(message)) ?? 0);
    const news = this.log.peek().filter((entry) => entry.n > Math.max(last, read) && entry.told.length > 0);
    this.since.value = others && last > 0 && news.some((entry) => typeof entry.by === 'number') ? news : [];
  }

  readSince(): void {
    const state = this.state.peek();
    if (state) remember(this.readKey(state), state.n);
    this.since.value = [];
  }

  // Each pair of eyes counts for itself.
  private readKey(state: StateMessage): string {
    return `read.${this.id}.${state.viewer}`;
  }

  private drawCurtain(from: StateMessage['viewer'], to: StateMessage['viewer']): void {
    const info = this.info.peek();
    if (!info?.secrets || typeof from !== 'number' || typeof to !== 'number') return;
    if (info.seats[from]?.mine && info.seats[to]?.mine) this.curtain.value = to;
  }

  private async fetchBoard({ game, scenario }: Played, lang: 'en' | 'fr'): Promise<void> {
    try {
      const [board, sheet] = await Promise.all([boardOf({ game, scenario }, lang), sheetOf({ game, scenario }, lang)]);
      if (settings.peek().lang !== lang) return;
      batch(() => {
        this.board.value = board;
        this.sheet.value = sheet;
      });
    } catch (error) {
      complain(error instanceof Error ? error.message : w().failed);
    }
  }

  // A feed that cannot be opened says nothing about why; the table itself may not exist.
  private async checkItExists(): Promise<void> {
    if (this.state.peek()) return;
    try {
      await api.table(this.id);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'unreachable') {
        this.failure.value = error.message;
        this.dispose();
      }
    }
  }

  // ---------------------------------------------------------------- what the reader does

  private get n(): number {
    return this.state.peek()?.n ?? 0;
  }

  private async ask(command: Command): Promise<ReplyMessage> {
    return this.feed.send(command);
  }

  private grumble(reply: ReplyMessage): void {
    const code = reply.error?.code ?? '';
    if (code === 'stale') toast('good', { rule: '', text: w().stale });
    else complain(reply.error?.text || (code === 'offline' ? w().offline : w().failed), reply.error?.rule);
  }

  async act(steps: string[]): Promise<void> {
    if (this.busy.peek()) return;
    this.busy.value = true;
    if (this.since.peek().length > 0) this.readSince();
    batch(() => {
      this.asking.value = null;
      this.menu.value = [];
    });
    const reply = await this.ask({ cmd: 'act', n: this.n, do: steps });
    this.busy.value = false;
    if (!reply.ok) this.grumble(reply);
  }

  // Nothing is sent before "Resolve" when dice follow.
  async choose(choice: Choice): Promise<void> {
    this.menu.value = [];
    if (!choice.commits) return this.act([choice.do]);
    const n = this.n;
    this.asking.value = { choice, odds: null };
    const reply = await this.ask({ cmd: 'odds', n, do: choice.do });
    if (this.asking.peek()?.choice !== choice) return;
    if (reply.ok && reply.odds && reply.odds.lines.length > 0) {
      this.asking.value = { choice, odds: reply.odds };
      return;
    }
    this.asking.value = null;
    if (reply.error?.code === 'stale' || reply.error?.code === 'offline') this.grumble(reply);
    // No dice follow at once: the click itself was the decision.
    else await this.act([choice.do]);
  }

  async undo(): Promise<void> {
    if (!this.state.peek()?.undo || this.busy.peek()) return;
    this.busy.value = true;
    const reply = await this.ask({ cmd: 'undo', n: this.n });
    this.busy.value = false;
    if (!reply.ok) this.grumble(reply);
  }

  clickPiece(id: string): void {
    this.pinned.value = { piece: id };
    this.follow((offer) => clickPiece(offer, id), { piece: id });
  }

  clickSpace(id: string): void {
    this.pinned.value = { space: id };
    this.follow((offer) => clickSpace(offer, id), { space: id });
  }

  private follow(aimAt: (offer: Parameters<typeof clickPiece>[0]) => Aim, what: Hovered): void {
    const state = this.state.peek();
    if (this.overlayId.peek() !== '') void this.showOverlay(this.overlayId.peek());
    if (!state || this.moment.peek() || state.ending) return;
    if (!this.mine.peek()) return;
    const selected = this.selected.peek();
    if (what.piece !== undefined && what.piece === selected) {
      this.selected.value = '';
      return;
    }
    const aim = aimAt({ choices: state.choices, ways: this.ways.peek(), scene: state.scene, selected });
    if (aim.kind === 'act') void this.choose(aim.choice);
    else if (aim.kind === 'choose') this.menu.value = aim.choices;
    else if (aim.kind === 'select') this.selected.value = aim.piece;
    else if (aim.kind === 'way') void this.act(aim.way.do);
    else void this.askWhyNot(aim);
  }

  private async askWhyNot(aim: { piece?: string; space?: string }): Promise<void> {
    const { piece, space } = aim;
    const target = { ...(piece === undefined ? {} : { piece }), ...(space === undefined ? {} : { space }) };
    const reply = await this.ask({ cmd: 'why_not', n: this.n, ...target });
    if (!reply.ok) {
      if (reply.error?.code !== 'stale') this.grumble(reply);
      return;
    }
    const refusals = reply.refusals ?? [];
    if (refusals.length > 0) toast('bad', ...refusals.slice(0, 3));
    else complain(w().nothingHere);
  }

  private async askWays(state: StateMessage): Promise<void> {
    const reply = await this.ask({ cmd: 'ways', n: state.n });
    if (reply.ok && this.state.peek() === state) this.ways.value = reply.ways ?? [];
  }

  async askHint(): Promise<void> {
    if (this.thinkingOfHints.peek()) return;
    this.thinkingOfHints.value = true;
    const state = this.state.peek();
    const reply = await this.ask({ cmd: 'hint', n: this.n });
    this.thinkingOfHints.value = false;
    if (state !== this.state.peek()) return;
    if (!reply.ok) this.grumble(reply);
    else if ((reply.hints ?? []).length === 0) complain(w().noHint);
    else this.hints.value = reply.hints ?? null;
  }

  async showOverlay(id: string): Promise<void> {
    this.overlayId.value = id;
    if (id === '') {
      this.overlay.value = null;
      return;
    }
    const { piece, space } = this.pinned.peek() ?? {};
    const target = { ...(piece === undefined ? {} : { piece }), ...(space === undefined ? {} : { space }) };
    const reply = await this.ask({ cmd: 'overlay', n: this.n, overlay: id, ...target });
    if (this.overlayId.peek() !== id) return;
    if (reply.ok) this.overlay.value = reply.overlay ? unlabelled(reply.overlay) : null;
    else {
      this.overlay.value = null;
      if (reply.error?.code !== 'stale') toast('good', { rule: '', text: reply.error?.text || w().overlayPick });
    }
  }

  async say(text: string): Promise<boolean> {
    const reply = await this.ask({ cmd: 'chat', text });
    if (!reply.ok) this.grumble(reply);
    return reply.ok;
  }

  private introduce(): void {
    const { pace, assess } = settings.peek();
    this.setPace(pace);
    if (assess) void this.ask({ cmd: 'assess', on: true });
    if (this.held.peek()) void this.ask({ cmd: 'pause', on: true });
  }

  setPace(ms: number): void {
    void this.ask({ cmd: 'pace', ms });
  }

  async hold(on: boolean): Promise<void> {
    this.held.value = on;
    const reply = await this.ask({ cmd: 'pause', on });
    if (reply.ok) return;
    this.held.value = !on;
    this.grumble(reply);
  }

  // One decision of a computer that is held. When it has gone on by itself there is nothing to say.
  async stepComputer(): Promise<void> {
    const reply = await this.ask({ cmd: 'step', n: this.n });
    if (!reply.ok && reply.error?.code !== 'stale') this.grumble(reply);
  }

  cancel(): boolean {
    if (this.asking.peek()) this.asking.value = null;
    else if (this.menu.peek().length > 0) this.menu.value = [];
    else if (this.hints.peek()) this.hints.value = null;
    else if (this.selected.peek() !== '') this.selected.value = '';
    else if (this.moment.peek()) this.toNow();
    else return false;
    return true;
  }

  // ---------------------------------------------------------------- moments that have passed

  private readonly moments = new Map<string, Moment>();
  private wanted = -1;
  private fetching = false;

  // Of several wishes while one is being fetched only the last counts: a slider is drawn over hundreds.
  async showMoment(at: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(at, this.n));
    if (this.fetching) return;
    this.fetching = true;
    let shown = -1;
    while (shown !== this.wanted && this.wanted >= 0) {
      shown = this.wanted;
      const moment = await this.fetchMoment(shown);
      if (!moment) break;
      if (this.wanted === shown) this.put(moment);
    }
    this.fetching = false;
  }

  private async fetchMoment(at: number): Promise<Moment | undefined> {
    const key = `${settings.peek().lang} ${String(this.state.peek()?.viewer)} ${at}`;
    const kept = this.moments.get(key);
    if (kept) return kept;
    const reply = await this.ask({ cmd: 'moment', at });
    if (!reply.ok || !reply.moment) {
      this.playing.value = false;
      this.grumble(reply);
      return undefined;
    }
    this.moments.set(key, reply.moment);
    return reply.moment;
  }

  private put(moment: Moment): void {
    batch(() => {
      this.moment.value = moment;
      this.flashes.value = moment.told;
      const place = moment.told
        .map((one) => one.to || one.from)
        .filter((one) => one !== '')
        .at(-1);
      if (place !== undefined) this.focus.value = place;
    });
  }

  toNow(): void {
    this.wanted = -1;
    batch(() => {
      this.playing.value = false;
      this.moment.value = null;
      this.flashes.value = [];
    });
  }
}
