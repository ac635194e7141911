/**
 * A bot for Targi and Targets. Accepts invitations, and plays every game in which it has a seat.
 *   npm start                          plays all its games until it is stopped
 *   npm start -- URL TOKEN MATCH       plays this one match
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { chooseTargets, type TargetsView } from './targets.ts';
import { chooseTargi, type TargiView } from './targi.ts';

export interface Play<View> {
  readonly view: View; // what this seat may see: docs/view-targi.md, docs/view-targets.md
  readonly toAct: readonly string[]; // seats that may act; the game waits for the first
  readonly moves: readonly Move[]; // all legal moves; empty in Targets, where they cannot be listed
}
export type Move = Readonly<Record<string, unknown>> & { readonly type: string };

interface Picture {
  readonly id: string;
  readonly status: 'open' | 'running' | 'over' | 'aborted';
  readonly version: number;
  readonly viewer: string;
  readonly play?: Play<TargiView | TargetsView>;
  readonly rest?: { readonly atMs: number }; // when the dice come to rest, by the server's clock
  readonly result?: object;
}

const [url = process.env['CARAVANSERAI_URL'], token = process.env['CARAVANSERAI_TOKEN'], only] = process.argv.slice(2);
if (!url || !token)
  throw new Error('Set CARAVANSERAI_URL and CARAVANSERAI_TOKEN in .env: README.md says where they come from.');
const origin = url.replace(/\/$/, '');
const authorization = `Bearer ${token}`;
const AGAIN_MS = 1000;
const CALL_MS = 2500; // after the dice come to rest, opponents may call; the server's bots never flick sooner
const LETS_CALL = new Set(['flick', 'pass']);

interface Waiting {
  readonly retryAfterMs?: number;
  readonly retryAfterS?: number;
}

interface Table {
  picture?: Picture; // the latest one
  timer?: NodeJS.Timeout; // for the next move
  asked?: number; // id of the pending request
  decidesFrom: number; // ignore older versions: our last request was answered at this one
}

function choose({ view, toAct, moves }: Play<TargiView | TargetsView>): Move | undefined {
  return 'dice' in view ? chooseTargets(view, toAct) : chooseTargi(view, moves);
}

async function ask(method: string, path: string, body?: object) {
  const sent = body && { body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...sent,
  });
  return (await answer.json()) as { readonly code?: string; readonly id?: string }[] & { readonly code?: string };
}

async function sitDown(match: string): Promise<void> {
  const { code } = await ask('POST', `/matches/${match}/sit`, { nonce: randomBytes(16).toString('hex') }); // our share of the randomness
  if (code !== undefined && code !== 'already-seated') console.error(`no seat at ${match}: ${code}`);
}

function listen(): void {
  // Node's WebSocket accepts headers, but its type comes from the browser API.
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
    headers: { authorization },
  } as unknown as string[]);
  const send = (message: object) => socket.send(JSON.stringify(message));
  const tables = new Map<string, Table>();
  let aheadMs = 0; // the server's clock minus ours
  let messages = 0;
  const nowMs = () => Date.now() + aheadMs;

  function watch(match: string): void {
    if (tables.has(match)) return;
    tables.set(match, { decidesFrom: 0 });
    send({ type: 'watch', match });
  }

  /** Schedules the next move. A newer picture cancels it and decides again. */
  function look(match: string): void {
    const table = tables.get(match);
    clearTimeout(table?.timer);
    const { picture, decidesFrom, asked } = table ?? { decidesFrom: 0 };
    if (!table || !picture?.play || asked !== undefined || picture.version < decidesFrom) return; // one request at a time
    const move = choose(picture.play);
    if (!move) return;
    const restMs = picture.rest?.atMs ?? 0;
    const dueMs = restMs + (LETS_CALL.has(move.type) ? CALL_MS : 0);
    table.timer = setTimeout(() => play(match, table, picture, move, restMs), Math.max(0, dueMs - nowMs()));
  }

  function play(match: string, table: Table, { version }: Picture, move: Move, restMs: number): void {
    table.asked = messages++;
    const timed = 'atMs' in move && restMs > 0 ? { ...move, atMs: Math.max(0, Math.round(nowMs() - restMs)) } : move;
    send({ type: 'play', id: table.asked, match, request: { onVersion: version, moves: [timed], key: randomUUID() } });
  }

  function see(picture: Picture): void {
    const { id, viewer, status, result } = picture;
    const table = tables.get(id);
    if (!table) return;
    table.picture = picture;
    if (status !== 'over' && status !== 'aborted') return look(id);
    console.log(`${id} ${viewer}: ${JSON.stringify(result)}`);
    clearTimeout(table.timer);
    tables.delete(id);
    if (id === only) process.exit(0);
  }

  /** The reply to a request: accepted, or refused with a delay in `retryAfterMs` or `retryAfterS`. */
  function answered(id: number, version: number, error?: Waiting): void {
    const [match, table] = [...tables].find(([, { asked }]) => asked === id) ?? [];
    if (!match || !table) return;
    delete table.asked;
    table.decidesFrom = version;
    if (!error) return look(match);
    console.error(match, error); // `detail` says what is wrong
    delete table.picture;
    lookAgain(error);
  }

  /** Requests the picture of every table for which we have none. */
  function lookAgain({ retryAfterMs, retryAfterS = AGAIN_MS / 1000 }: Waiting): void {
    const again = () => [...tables].forEach(([match, { picture }]) => picture ?? send({ type: 'watch', match }));
    setTimeout(again, retryAfterMs ?? retryAfterS * 1000);
  }

  async function begin(): Promise<void> {
    if (only !== undefined) {
      await sitDown(only);
      return watch(only);
    }
    for (const { id } of await ask('GET', '/mine/invitations')) if (id) await sitDown(id);
    for (const { id } of await ask('GET', '/mine/waiting')) if (id) watch(id);
  }

  socket.addEventListener('message', async ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === 'hello') aheadMs = message.nowMs - Date.now();
    if (message.type === 'match') see(message.picture);
    if (message.type === 'update') see(message.update);
    if (message.type === 'done') answered(message.id, message.version);
    if (message.type === 'refused' && message.id !== undefined) answered(message.id, 0, message.error);
    if (message.type === 'refused' && message.id === undefined) lookAgain(message.error);
    if (message.type === 'notice' && only === undefined) {
      for (const { id } of message.invited) await sitDown(id);
      for (const { id } of [...message.invited, ...message.waiting]) watch(id);
    }
  });
  socket.addEventListener('open', () => void begin());
  socket.addEventListener('close', () => setTimeout(listen, AGAIN_MS)); // the connection broke or the server restarted: reconnect
}

listen();
