import type {
  AssessmentMessage,
  ChatMessage,
  ClientMessage,
  InfoMessage,
  Lang,
  ReplyMessage,
  ServerMessage,
  StateMessage,
} from '../protocol.js';

export type Connection = 'connecting' | 'open' | 'lost';

// The part of a command that the page writes; the feed adds the id.
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Command = WithoutId<ClientMessage>;

export interface FeedListener {
  state(message: StateMessage): void;
  info(message: InfoMessage): void;
  assessment(message: AssessmentMessage): void;
  chat(message: ChatMessage): void;
  connection(how: Connection): void;
}

// The little of a WebSocket that is used, so that a test can be the other end.
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface Clock {
  after(ms: number, what: () => void): () => void; // gives back how to call it off
}

const browserClock: Clock = {
  after(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
};

// Half a second first, twice as long each time, a quarter of a minute at most.
export const waitBefore = (attempt: number): number => Math.min(500 * 2 ** attempt, 15_000);

const replyWithin = 20_000;

function parse(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null && 'type' in message ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

// The live feed of one table. It connects again by itself for as long as it is not closed; the
// server sends everything anew after each connection, so nothing has to be made up for. A command
// that was on its way when the line broke is answered with the code "offline": whether it arrived
// is seen in the state that follows.
export class Feed {
  private socket: Socket | null = null;
  private attempt = 0;
  private ready = false;
  private closed = false;
  private callOff: (() => void) | null = null;
  private lastId = 0;
  private readonly pending = new Map<number, { settle(reply: ReplyMessage): void; callOff(): void }>();

  constructor(
    private readonly address: () => string,
    private readonly listener: FeedListener,
    private readonly connect: (address: string) => Socket = (to) => new WebSocket(to) as unknown as Socket,
    private readonly clock: Clock = browserClock,
  ) {
    this.open();
  }

  send(command: Command): Promise<ReplyMessage> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      if (!this.socket || !this.ready) {
        resolve(failure(id, 'offline'));
        return;
      }
      const settle = (reply: ReplyMessage): void => {
        this.pending.get(id)?.callOff();
        this.pending.delete(id);
        resolve(reply);
      };
      const callOff = this.clock.after(replyWithin, () => settle(failure(id, 'timeout')));
      this.pending.set(id, { settle, callOff });
      this.socket.send(JSON.stringify({ id, ...command }));
    });
  }

  // Try again now, without waiting: the browser says it is online, or the page is looked at again.
  hurry(): void {
    if (this.callOff === null) return;
    this.callOff();
    this.callOff = null;
    this.open();
  }

  close(): void {
    this.closed = true;
    this.callOff?.();
    this.callOff = null;
    this.socket?.close();
    this.socket = null;
    this.abandon();
  }

  private open(): void {
    this.listener.connection(this.attempt === 0 ? 'connecting' : 'lost');
    const socket = this.connect(this.address());
    this.socket = socket;
    socket.onopen = () => {
      if (this.closed || this.socket !== socket) return;
      this.ready = true;
      this.attempt = 0;
      this.listener.connection('open');
    };
    socket.onmessage = (event) => {
      if (!this.closed && this.socket === socket) this.hear(parse(event.data));
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.socket = null;
      this.ready = false;
      this.abandon();
      const wait = waitBefore(this.attempt);
      this.attempt += 1;
      this.listener.connection('lost');
      this.callOff = this.clock.after(wait, () => {
        this.callOff = null;
        this.open();
      });
    };
  }

  private hear(message: ServerMessage | null): void {
    if (message === null) return;
    if (message.type === 'reply') this.pending.get(message.id)?.settle(message);
    else if (message.type === 'state') this.listener.state(message);
    else if (message.type === 'info') this.listener.info(message);
    else if (message.type === 'assessment') this.listener.assessment(message);
    else if (message.type === 'chat') this.listener.chat(message);
  }

  private abandon(): void {
    for (const [id, one] of [...this.pending]) one.settle(failure(id, 'offline'));
  }
}

const failure = (id: number, code: string): ReplyMessage => ({ type: 'reply', id, ok: false, error: { code, text: '' } });

export function feedAddress(id: string, lang: Lang): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/feed?lang=${lang}`;
}
