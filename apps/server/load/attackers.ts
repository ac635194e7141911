import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { attackByHand, floodRefused } from './attackers/requests.ts';
import { fillLog } from './attackers/logs.ts';
import { socketAttackers } from './attackers/sockets.ts';
import { OWNER } from './logins.ts';
import { type Answer, ask, type Asked, cookieIn, pickOne } from './rest.ts';

/** Total result of the attackers. */
export interface Booty {
  readonly taken: number; // requests and messages that succeeded
  readonly refused: number; // with 429 or `too-many`
  readonly withoutTime: number; // of those, without a retry time
  readonly failed: number; // any other result
}

/**
 * Attackers in a separate process: `attackers.ts URL ATTACKERS [KINDS]`. Each has its own address of this machine, and runs all attacks at
 * once, or only the given kinds, until it is stopped.
 */
const [url, count, only = ''] = process.argv.slice(2);
const socketUrl = `${url.replace('http', 'ws')}/api/socket`;
const TERMS = {
  game: 'targi',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  rated: true,
  visibility: 'public',
  chat: true,
};
const PAUSE_MS = 15; // between two requests of one kind: attackers ignore retry times
const REDIAL_MS = 500; // between two connection attempts
const GUESTS = 10;
const SOCKETS = 40;
const DRIPS = 120;
const GUESSERS = 2; // addresses per attacker

const booty = { taken: 0, refused: 0, withoutTime: 0, failed: 0 };
let isOver = false;

function note(isRefused: boolean, hasTime: boolean, isDone: boolean): void {
  if (isRefused) booty.refused++;
  else if (isDone) booty.taken++;
  else booty.failed++;
  if (isRefused && !hasTime) booty.withoutTime++;
}

async function want(path: string, asked: Asked): Promise<Answer | undefined> {
  try {
    const answer = await ask(`${url}/api${path}`, asked);
    note(answer.status === 429, answer.headers['retry-after'] !== undefined, answer.status < 500);
    return answer;
  } catch {
    booty.failed++;
    return undefined;
  }
}

async function forever(work: () => Promise<unknown>, pauseMs = PAUSE_MS): Promise<void> {
  while (!isOver) {
    await work();
    await new Promise((done) => void setTimeout(done, pauseMs));
  }
}

/** Behaves like a visitor first, then attacks. */
async function attack(from: string): Promise<void> {
  const guests: string[] = [];
  const matches: string[] = [];
  const own: string[] = [];
  const guest = () => ({ cookie: pickOne(guests) });
  const send = (path: string, body: unknown) => want(path, { method: 'POST', body, headers: guest(), from });

  for (let i = 0; i < GUESTS; i++) {
    const made = await want('/session', { method: 'POST', body: {}, from });
    const cookie = made && cookieIn(made);
    if (cookie !== undefined) guests.push(cookie);
  }
  if (guests.length === 0) return;
  await send('/account', { name: `Mallory ${from.slice(8)}`, password: 'correct horse' });

  async function look(): Promise<void> {
    const lobby = await want('/lobby', { headers: guest(), from });
    if (lobby?.status !== 200) return;
    const { running } = lobby.json() as { running: { id: string }[] };
    for (const { id } of running) if (!matches.includes(id) && matches.length < 100) matches.push(id);
  }
  async function openTable(bots: readonly string[]): Promise<void> {
    const cookie = pickOne(guests);
    const made = await want('/matches', { method: 'POST', body: { terms: TERMS, bots }, headers: { cookie }, from });
    if (made?.status !== 200) return;
    const { id } = made.json() as { id: string };
    own.push(id);
    const body = { nonce: randomBytes(16).toString('hex') };
    await want(`/matches/${id}/sit`, { method: 'POST', body, headers: { cookie }, from });
    if (bots.length > 0) await playAgainstBot(id, cookie);
  }
  async function playAgainstBot(id: string, cookie: string): Promise<void> {
    for (let i = 0; i < 5 && !isOver; i++) {
      const picture = await want(`/matches/${id}`, { headers: { cookie }, from });
      if (picture?.status !== 200) return;
      const { version, play } = picture.json() as { version: number; play?: { moves: unknown[] } };
      if (!play || play.moves.length === 0) return;
      const body = { onVersion: version, moves: [pickOne(play.moves)], key: randomUUID() };
      await want(`/matches/${id}/play`, { method: 'POST', body, headers: { cookie }, from });
    }
  }
  async function openSocket(n: number): Promise<void> {
    const socket = new WebSocket(socketUrl, { headers: guest(), localAddress: from });
    const closed = new Promise<void>((resolve) => {
      socket.on('unexpected-response', (_request, response) => {
        note(response.statusCode === 429, response.headers['retry-after'] !== undefined, false);
        resolve();
      });
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1');
      const isRefused = text.startsWith('{"type":"refused"') && text.includes('too-many');
      note(isRefused, text.includes('retryAfterS'), true);
    });
    socket.on('open', () => {
      if (n % 4 === 0) socket.pause(); // sends requests, but never reads
      const flood = setInterval(() => {
        if (isOver || socket.readyState !== socket.OPEN) return clearInterval(flood);
        for (const match of matches.slice(0, 20)) socket.send(JSON.stringify({ type: 'watch', match }));
        if (own.length > 0) {
          socket.send(JSON.stringify({ type: 'say', id: 1, match: pickOne(own), text: 'x'.repeat(500) }));
        }
        return socket.send('{"type":"lobby","on":true}');
      }, 250);
    });
    await closed;
    socket.terminate();
  }
  function drip(): Promise<void> {
    return new Promise((resolve) => {
      const { hostname, port, host } = new URL(url);
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      const head = [
        'POST /api/session HTTP/1.1',
        `host: ${host}`,
        'content-type: application/json',
        'content-length: 9000',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n{`);
      const drop = setInterval(() => (isOver ? socket.destroy() : socket.write(' ')), 1000);
      socket.on('data', () => socket.destroy());
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drop);
        resolve();
      });
    });
  }

  const byHand = {
    url,
    from: `127.0.1.${from.split('.')[3]}`, // another address, so that its connections are counted separately
    isOver: () => isOver,
    note: (status: number) => note(status === 429, true, status < 500),
  };

  await look();
  const kinds: Readonly<Record<string, () => Promise<void>[]>> = {
    lists: () => [forever(look)],
    pictures: () => [forever(() => want(`/matches/${pickOne(matches) ?? 'x'.repeat(22)}`, { headers: guest(), from }))],
    passwords: () => [
      forever(() => send('/account/password', { old: 'wrong horse', password: 'battery staple' })),
      forever(() => send('/login', { name: 'Mallory', password: randomUUID() })),
    ],
    guesses: () =>
      Array.from({ length: 2 * GUESSERS }, (_, n) => {
        const guesser = `127.0.${40 + Number(from.split('.')[3])}.${1 + (n % GUESSERS)}`;
        const body = () => ({ name: n % 4 === 0 ? OWNER.name : `Nobody ${n}`, password: randomUUID() });
        return forever(() => want('/login', { method: 'POST', body: body(), from: guesser }));
      }),
    tables: () => [
      forever(() => openTable([])),
      forever(() => openTable(['chief'])),
      forever(() => send('/lobby/seek', { terms: TERMS })),
    ],
    chat: () => [forever(() => send(`/matches/${pickOne(own)}/chat`, { text: 'y'.repeat(500) }))],
    sockets: () => Array.from({ length: SOCKETS }, (_, n) => forever(() => openSocket(n), REDIAL_MS)),
    drips: () => Array.from({ length: DRIPS }, () => forever(drip, REDIAL_MS)),
    logs: () => [forever(() => fillLog({ from, guests, want, isOver: () => isOver }))],
    refused: () => [floodRefused(byHand)],
    requests: () => [attackByHand(byHand, pickOne(guests), () => pickOne(matches) ?? 'x'.repeat(22))],
    ...socketAttackers({ url, from, guest, want, note, forever, isOver: () => isOver, match: () => pickOne(matches) }),
  };
  const isWanted = (kind: string) => only === '' || only.split(',').includes(kind);
  await Promise.all(Object.entries(kinds).flatMap(([kind, start]) => (isWanted(kind) ? start() : [])));
}

process.on('message', () => {
  isOver = true;
  process.send?.(booty satisfies Booty);
  setTimeout(() => process.exit(0), 100);
});
const all = Array.from({ length: Number(count) }, (_, i) => attack(`127.0.0.${11 + i}`));
process.send?.('open');
await Promise.all(all);
