import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type MatchPicture, type ToBrowser } from '@caravanserai/contract';
import { WebSocket } from 'ws';
import { frame, PING, RawSocket, repeated, TEXT } from '../../test/rawSocket.ts';
import { type Answer, type Asked, cookieIn, pickOne } from '../rest.ts';

/** Input of an attack: an address of this machine, and functions to send counted requests. */
export interface Base {
  readonly url: string;
  readonly from: string;
  readonly guest: () => { readonly cookie: string };
  readonly want: (path: string, asked: Asked) => Promise<Answer | undefined>;
  readonly note: (isRefused: boolean, hasTime: boolean, isDone: boolean) => void;
  readonly isOver: () => boolean;
  readonly match: () => string | undefined; // of other players
  readonly forever: (work: () => Promise<unknown>, pauseMs?: number) => Promise<void>;
}

const REDIAL_MS = 500;
const SEND_EVERY_MS = 40;
const FLOODS = 3; // connections of each kind
const FLOOD_BYTES = 64_000; // in one write
const PLAYERS = 4; // in a ring: each plays with the next
const TABLES = 10; // of one player: the most that may be open
const LISTENERS = 9; // sockets of one player that follow no match

/** By name; each returns its running loops. */
export function socketAttackers(base: Base): Readonly<Record<string, () => Promise<void>[]>> {
  const flood = (first: Buffer, one: Buffer) => () =>
    Array.from({ length: FLOODS }, () => base.forever(() => floodWithoutReading(base, first, one), REDIAL_MS));
  return {
    pings: flood(Buffer.alloc(0), frame(PING, 'x'.repeat(125))),
    fragments: flood(frame(TEXT, ' ', false), frame(0, ' ', false)),
    malformed: () => [sendAlways(base, () => MALFORMED)],
    strangers: () => [sendAlways(base, () => playFor(base.match()))],
    games: () => [playManyGames(base)],
  };
}

/** 16 kB, almost all of it invalid. */
const MALFORMED = `{"type":"play","id":1,"match":"${'x'.repeat(22)}","request":{"onVersion":1,"key":"k","moves":[${'{},'.repeat(5000)}0]}}`;

/** A move at a table of other players. */
function playFor(match = 'x'.repeat(22)): string {
  const request = { onVersion: 0, moves: [{ type: 'place', at: 5 }], key: randomUUID() };
  return JSON.stringify({ type: 'play', id: 2, match, request });
}

/** Slightly more messages than the limits allow. */
async function sendAlways({ url, from, guest, note, isOver, forever }: Base, message: () => string): Promise<void> {
  await forever(async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: guest(), localAddress: from });
    const closed = new Promise<void>((resolve) => {
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1');
      if (text.startsWith('{"type":"refused"')) note(text.includes('too-many'), text.includes('retryAfterS'), true);
    });
    socket.on('open', () => {
      const sending = setInterval(() => {
        if (isOver() || socket.readyState !== socket.OPEN) return clearInterval(sending);
        return socket.send(message());
      }, SEND_EVERY_MS);
    });
    await closed;
    socket.terminate();
  }, REDIAL_MS);
}

/** Sends continuously without reading, until it is disconnected. */
async function floodWithoutReading(base: Base, first: Buffer, one: Buffer): Promise<void> {
  const { tcp } = new RawSocket(base.url, base.guest(), { isReading: false, localAddress: base.from, head: first });
  const some = repeated(one, Math.ceil(FLOOD_BYTES / one.length));
  const closed = new Promise((resolve) => tcp.once('close', resolve)); // also after an error
  while (!tcp.destroyed && !base.isOver()) {
    if (!tcp.write(some)) await Promise.race([once(tcp, 'drain').catch(() => undefined), closed]);
  }
  tcp.destroy();
}

/** A few guests with many concurrent games; each has sockets that follow none of them, but receive their notices. */
async function playManyGames({ url, from, want, note, isOver }: Base): Promise<void> {
  const cookies: string[] = [];
  for (let i = 0; i < PLAYERS; i++) {
    const made = await want('/session', { method: 'POST', body: {}, from });
    const cookie = made && cookieIn(made);
    if (cookie === undefined) return;
    cookies.push(cookie);
  }
  const open = (cookie: string) =>
    new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie }, localAddress: from }).on(
      'error',
      () => undefined,
    );
  for (const cookie of cookies) for (let i = 0; i < LISTENERS; i++) open(cookie);
  const players = cookies.map(open);
  for (const player of players) {
    const sent = new Map<number, string>(); // sent again after a `too-many`
    player.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ToBrowser;
      if (message.type === 'match') move(player, sent, message.picture);
      else if (message.type === 'update') move(player, sent, message.update);
      else if (message.type === 'refused') {
        const { id = -1, error } = message;
        const again = sent.get(id);
        note(error.code === 'too-many', error.retryAfterS !== undefined, false);
        if (again !== undefined && error.code === 'too-many')
          setTimeout(() => player.send(again), Math.random() * 1000 * (error.retryAfterS ?? 1));
      } else if (message.type === 'done') {
        sent.delete(message.id);
        note(false, false, true);
      }
    });
  }
  let lastId = 0;
  type Position = Pick<MatchPicture, 'id' | 'version' | 'play'>;
  function move(player: WebSocket, sent: Map<number, string>, { id: match, version, play }: Position): void {
    if (isOver() || !play || play.moves.length === 0) return;
    const request = { onVersion: version, moves: [pickOne(play.moves)], key: randomUUID() };
    const text = JSON.stringify({ type: 'play', id: ++lastId, match, request });
    sent.set(lastId, text);
    player.send(text);
  }
  for (let i = 0; i < PLAYERS * TABLES && !isOver(); i++) {
    const [host, other] = [i % PLAYERS, (i + 1) % PLAYERS];
    const post = (path: string, who: number, body: unknown) =>
      want(path, { method: 'POST', body, headers: { cookie: cookies[who] }, from });
    const made = await post('/matches', host, { terms: TERMS });
    if (made?.status !== 200) break;
    const { id } = made.json() as { id: string };
    for (const who of [host, other]) {
      await post(`/matches/${id}/sit`, who, { nonce: randomBytes(16).toString('hex') });
      if (players[who].readyState === WebSocket.OPEN) players[who].send(JSON.stringify({ type: 'watch', match: id }));
    }
  }
}

const TERMS = {
  game: 'targi',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  rated: true,
  visibility: 'private',
  chat: false,
};
