import { randomBytes, randomUUID } from 'node:crypto';
import { assert, type MatchPicture, type ToBrowser, type WireEntry } from '@caravanserai/contract';
import { WebSocket } from 'ws';
import type { LoadGame, Pace } from './pace.ts';

const TERMS = {
  game: 'targi',
  options: {},
  seats: 2,
  clock: { kind: 'live', baseS: 14_400, incrementS: 0 },
  rated: false,
  visibility: 'private',
  chat: false,
};
const TOGETHER = 20; // games that are set up at the same time

/** Guests in pairs, a socket each. They play any legal move; a game that is over is followed by another. */
export async function openOurGames(url: string, games: number, pace: Pace): Promise<void> {
  for (let i = 0; i < games; i += TOGETHER) {
    await Promise.all(Array.from({ length: Math.min(TOGETHER, games - i) }, () => openGame(url, pace)));
  }
}

async function openGame(url: string, pace: Pace): Promise<void> {
  const cookies = [await newGuest(url), await newGuest(url)];
  const game = pace.add();
  const first = await newTable(url, cookies);
  const sockets = await Promise.all(cookies.map((cookie) => openSocket(url, cookie)));
  let match = first;
  const next = async () => {
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'unwatch', match }));
    match = await newTable(url, cookies);
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'watch', match }));
  };
  for (const [i, socket] of sockets.entries()) {
    listen(socket, game, pace, () => (i === 0 ? void next().catch(() => pace.failed()) : undefined));
    socket.send(JSON.stringify({ type: 'watch', match }));
  }
}

type Seen = Pick<MatchPicture, 'id' | 'version' | 'viewer' | 'status' | 'play'> & {
  readonly log: readonly WireEntry[];
};

function listen(socket: WebSocket, game: LoadGame, pace: Pace, onOver: () => void): void {
  function look({ id, version, viewer, status, play, log }: Seen, isNews: boolean): void {
    const last = log.at(-1);
    if (isNews && last?.kind === 'move' && last.seat !== viewer) pace.arrived(game);
    if (status === 'over') {
      if (game.sentMs !== undefined) pace.arrived(game);
      return onOver();
    }
    if (!play || play.moves.length === 0) return undefined;
    const move = play.moves[Math.floor(Math.random() * play.moves.length)];
    const request = { onVersion: version, moves: [move], key: randomUUID() };
    return pace.turn(game, () => socket.send(JSON.stringify({ type: 'play', id: version, match: id, request })));
  }

  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ToBrowser;
    if (message.type === 'match') look(message.picture, false);
    if (message.type === 'update') look(message.update, true);
    if (message.type === 'refused') pace.failed();
  });
  socket.on('close', () => pace.failed());
}

function openSocket(url: string, cookie: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function newGuest(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, { method: 'POST', headers: JSON_TYPE, body: '{}' });
  const cookie = /caravanserai=[\w-]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0];
  assert(cookie !== undefined, 'a guest gets a cookie');
  return cookie;
}

async function newTable(url: string, cookies: readonly string[]): Promise<string> {
  const { id } = (await post(url, cookies[0], '/matches', { terms: TERMS })) as { id: string };
  for (const cookie of cookies) {
    await post(url, cookie, `/matches/${id}/sit`, { nonce: randomBytes(16).toString('hex') });
  }
  return id;
}

const JSON_TYPE = { 'content-type': 'application/json' };

async function post(url: string, cookie: string, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { ...JSON_TYPE, cookie },
    body: JSON.stringify(body),
  });
  assert(answer.ok, `${path} is answered well, and not ${answer.status}`);
  return answer.json();
}
