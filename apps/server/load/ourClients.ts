import { randomBytes, randomUUID } from 'node:crypto';
import { assert } from '@caravanserai/contract';
import { WebSocket } from 'ws';
import type { Pace } from './pace.ts';
import { cookieIn, firstLength, openTogether, pickOne, post } from './rest.ts';

const TERMS = {
  game: 'targi',
  options: {},
  seats: 2,
  clock: { kind: 'live', baseS: 14_400, incrementS: 0 },
  rated: false,
  visibility: 'private',
  chat: false,
};

/** Pairs of guests with a socket each. They play random legal moves; a finished game is followed by another. */
export function openOurGames(url: string, games: number, pace: Pace): Promise<void> {
  const urls = url.split(','); // of all nodes: opponents connect to different ones
  return openTogether(games, (n) =>
    openGame(urls[n % urls.length], pace, [{}, { at: urls[(n + 1) % urls.length] }], TERMS),
  );
}

/** The same with rate limits: each player has its own address, and spectators may watch. */
export function openGamesEverywhere(url: string, games: number, pace: Pace): Promise<void> {
  const address = (n: number) => ({ from: `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}` });
  return openTogether(games, (n) =>
    openGame(url, pace, [address(2 * n + 1), address(2 * n + 2)], { ...TERMS, visibility: 'public' }),
  );
}

interface Player {
  readonly at?: string | undefined; // a node other than the one of the table
  readonly from?: string | undefined; // an address of this machine
  readonly cookie: string;
}

async function openGame(
  url: string,
  pace: Pace,
  places: readonly Pick<Player, 'from' | 'at'>[],
  terms: typeof TERMS,
): Promise<void> {
  const players = await Promise.all(
    places.map(async ({ from, at }) => ({ from, at, cookie: await newGuest(url, from) })),
  );
  const sockets = await Promise.all(players.map((player) => openSocket(player.at ?? url, player)));
  const game = pace.add();
  let match = await newTable(url, players, terms);
  let [mover, version, had] = [-1, 0, 0]; // player of the last move, resulting version, and how many players have received it
  const has = [-1, -1]; // the latest version that each player has received
  let isOver = false;
  let movesLeft = firstLength();
  let answer: { readonly by: number; readonly text: string } | undefined;

  /** The next move is made once both have the last one, so that every move is timed. */
  function heard(by: number, text: string): void {
    const told = Number(/"version":(\d+)/.exec(text)?.[1]);
    if (text.includes('"status":"open"')) return; // another node learns of the start shortly
    if (told <= has[by]) return; // repeated, as a node does that is not sure of the delivery
    has[by] = told;
    if (mover !== -1 && by !== mover) pace.arrived(game);
    isOver ||= text.includes('"status":"over"');
    const move = isOver ? undefined : anyMove(text);
    if (move) {
      version = told;
      const request = `{"onVersion":${version},"moves":[${JSON.stringify(move)}],"key":"${randomUUID()}"}`;
      answer = { by, text: `{"type":"play","id":${version},"match":"${match}","request":${request}}` };
    }
    if (++had < 2) return;
    had = 0;
    if (isOver || movesLeft === 0) return void again().catch(() => pace.failed());
    assert(answer !== undefined, 'somebody can move');
    const next = answer;
    pace.turn(game, () => {
      mover = next.by;
      movesLeft--;
      sockets[next.by].send(next.text);
    });
  }

  async function again(): Promise<void> {
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'unwatch', match }));
    match = await newTable(url, players, terms);
    isOver = false;
    has.fill(-1);
    movesLeft = Infinity;
    mover = -1;
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'watch', match }));
  }

  for (const [by, socket] of sockets.entries()) {
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1'); // the searched parts are ASCII
      if (text.startsWith('{"type":"update"') || text.startsWith('{"type":"match"')) heard(by, text);
      else if (text.startsWith('{"type":"refused"')) pace.failed();
    });
    socket.on('close', () => pace.failed());
    socket.send(JSON.stringify({ type: 'watch', match }));
  }
}

const MOVES = '"moves":[';

/** One of the legal moves if it is this player's turn, without parsing the rest of the message. */
function anyMove(text: string): unknown {
  const from = text.indexOf(MOVES) + MOVES.length;
  if (from < MOVES.length || text[from] === ']') return undefined;
  let at = from;
  for (let depth = 1; depth > 0; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x5b) depth++;
    else if (char === 0x5d) depth--;
  }
  return pickOne(JSON.parse(text.slice(from - 1, at)) as unknown[]);
}

function openSocket(url: string, { cookie, from }: Player): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie },
      localAddress: from,
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function newGuest(url: string, from?: string): Promise<string> {
  const cookie = cookieIn(await post(`${url}/api/session`, {}, {}, from));
  assert(cookie !== undefined, 'a guest gets a cookie');
  return cookie;
}

async function newTable(url: string, players: readonly Player[], terms: typeof TERMS): Promise<string> {
  const [host] = players;
  const made = await post(`${url}/api/matches`, { terms }, { cookie: host.cookie }, host.from);
  const { id } = made.json() as { id: string };
  for (const { cookie, from } of players) {
    await post(`${url}/api/matches/${id}/sit`, { nonce: randomBytes(16).toString('hex') }, { cookie }, from);
  }
  return id;
}
