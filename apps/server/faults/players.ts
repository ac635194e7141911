import { randomUUID } from 'node:crypto';
import { type MatchPicture, type Rng, type ToBrowser } from '@caravanserai/contract';
import { WebSocket } from 'ws';
import { newNonce } from '../src/matches/ids.ts';
import { BLUE_FIRST } from '../test/play.ts';
import type { Asked, History } from './history.ts';
import type { World } from './world.ts';

const AGAIN_MS = 100;
const TIMEOUT_MS = 8000; // without news on a connection; then it is reopened
const ANSWER_MS = 4000; // then the request is retried, perhaps on another node

type Seen = Pick<MatchPicture, 'version' | 'viewer' | 'play' | 'log' | 'status'>;

/** Two players who play game after game despite all faults, until the end of the run. */
export async function playAtTable(world: World, history: History, rng: Rng, isOver: () => boolean): Promise<string[]> {
  const entry = () => world.nodes[rng.next() % world.nodes.length].entry.url;
  const cookies = [await newGuest(history, entry, isOver), await newGuest(history, entry, isOver)];
  const matches: string[] = [];
  while (!isOver()) {
    const match = await newTable(history, entry, cookies, isOver);
    if (match === undefined) break;
    matches.push(match);
    await playGame(world, history, rng, isOver, match, cookies, entry);
  }
  return matches;
}

async function playGame(
  world: World,
  history: History,
  rng: Rng,
  isOver: () => boolean,
  match: string,
  cookies: readonly string[],
  entry: () => string,
): Promise<void> {
  let wake = () => {};
  const eyes = cookies.map((cookie) => new Eyes(world, history, rng, match, cookie, () => wake()));
  let newest = -1; // everything up to this version has been handled
  try {
    while (!isOver()) {
      const mover = eyes.find(({ seen }) => seen && seen.version > newest && (seen.play?.moves.length ?? 0) > 0);
      if (eyes.some(({ seen }) => seen?.status === 'over')) return;
      if (!mover?.seen?.play) {
        const isNews = await Promise.race([
          new Promise<true>((resolve) => (wake = () => resolve(true))),
          new Promise<false>((resolve) => void setTimeout(resolve, TIMEOUT_MS, false)),
        ]);
        if (!isNews) for (const one of eyes) one.reopen();
        continue;
      }
      const { version, viewer, play } = mover.seen;
      const move = play.moves[rng.next() % play.moves.length];
      const asked: Asked = {
        match,
        seat: viewer,
        key: randomUUID(),
        move: JSON.stringify(move),
        fromMs: performance.now(),
        toMs: Infinity,
      };
      history.asked.push(asked);
      const body = { onVersion: version, moves: [move], key: asked.key };
      const reply = await until(history, entry, mover.cookie, `/matches/${match}/play`, body, isOver);
      asked.toMs = performance.now();
      if (!reply) return;
      asked.outcome = reply.status === 200 ? { taken: Number(reply.body['version']) } : 'refused';
      newest = reply.status === 200 ? version : newest;
      if (reply.status !== 200) mover.reopen();
    }
  } finally {
    for (const one of eyes) one.close();
  }
}

/** A player's connection to a match, reopened after each failure, on any node. */
class Eyes {
  readonly cookie: string;
  seen: Seen | undefined;
  readonly #world: World;
  readonly #history: History;
  readonly #rng: Rng;
  readonly #match: string;
  readonly #wake: () => void;
  #socket: WebSocket | undefined;
  #isClosed = false;

  constructor(world: World, history: History, rng: Rng, match: string, cookie: string, wake: () => void) {
    this.cookie = cookie;
    this.#world = world;
    this.#history = history;
    this.#rng = rng;
    this.#match = match;
    this.#wake = wake;
    this.#open();
  }

  #open(): void {
    const up = this.#world.nodes.filter((node) => node.isUp());
    if (up.length === 0) return this.#openLater();
    const url = up[this.#rng.next() % up.length].url();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.cookie } });
    this.#socket = socket;
    let version = -1; // latest version on this connection
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', match: this.#match })));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#openLater();
    });
    socket.on('message', (data: Buffer) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(String(data)) as ToBrowser;
      const seen: Seen | undefined =
        message.type === 'match' ? message.picture : message.type === 'update' ? message.update : undefined;
      if (!seen) return;
      if (seen.version < version) this.#history.wentBack(this.#match, version, seen.version);
      version = seen.version;
      for (const entry of seen.log) {
        const line = JSON.stringify([
          entry.kind,
          'seat' in entry ? entry.seat : undefined,
          'move' in entry ? entry.move : undefined,
        ]);
        this.#history.shown({ match: this.#match, version: entry.version, line });
      }
      if ((this.seen?.version ?? -1) > seen.version) return; // another node may lag behind
      this.seen = seen;
      this.#wake();
    });
  }

  #openLater(): void {
    if (!this.#isClosed) setTimeout(() => (this.#isClosed ? undefined : this.#open()), AGAIN_MS);
  }

  reopen(): void {
    const last = this.#socket;
    this.#socket = undefined;
    last?.terminate();
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.terminate();
  }
}

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
}

/** Repeats the request until the answer is not temporary; nothing at the end of the run. */
async function until(
  history: History,
  entry: () => string,
  cookie: string,
  path: string,
  body: unknown,
  isOver: () => boolean,
): Promise<Reply | undefined> {
  while (!isOver()) {
    try {
      const answer = await fetch(`${entry()}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = (await answer.json()) as Reply['body'];
      const set = /caravanserai=[\w-]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0];
      if (answer.status < 500 && answer.status !== 429) return { status: answer.status, body: text, cookie: set };
      if (answer.status === 500) history.mistake(`${path}: ${JSON.stringify(text)}`);
    } catch {
      // no answer arrived
    }
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  return undefined;
}

async function newGuest(history: History, entry: () => string, isOver: () => boolean): Promise<string> {
  return (await until(history, entry, '', '/session', {}, isOver))?.cookie ?? '';
}

async function newTable(
  history: History,
  entry: () => string,
  cookies: readonly string[],
  isOver: () => boolean,
): Promise<string | undefined> {
  const terms = {
    ...BLUE_FIRST,
    rated: false,
    visibility: 'private',
    clock: { kind: 'live', baseS: 14_400, incrementS: 0 },
  };
  const made = await until(history, entry, cookies[0], '/matches', { terms }, isOver);
  const id = made?.body['id'];
  if (typeof id !== 'string') return undefined;
  for (const cookie of cookies)
    await until(history, entry, cookie, `/matches/${id}/sit`, { nonce: newNonce() }, isOver);
  return id;
}
