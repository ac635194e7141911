/**
 * A bot in TypeScript, over the socket: sits down at one table of Targi or Targets and plays any legal move.
 *   npm run -s ts -- examples/bots/bot.ts http://localhost:3000 TOKEN MATCH
 * docs/protocol.md tells where the token comes from, and what the messages mean.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { chooseTargets } from './targets.ts';

interface Picture {
  readonly status: 'open' | 'running' | 'over' | 'aborted';
  readonly version: number;
  readonly viewer: string;
  readonly play?: { readonly moves: readonly unknown[]; readonly toAct: readonly string[]; readonly view: object };
  readonly result?: { readonly winners: readonly string[]; readonly by: string };
}

const [house = '', token = '', match = ''] = process.argv.slice(2);
const authorization = `Bearer ${token}`;
const AGAIN_MS = 1000;

/** Here your own idea goes: `view` is everything that this seat may know. Targets cannot list its moves. */
function choose({ moves, toAct, view }: NonNullable<Picture['play']>): unknown {
  if ('dice' in view) return chooseTargets(view, toAct);
  return moves[Math.floor(Math.random() * moves.length)];
}

async function sitDown(): Promise<void> {
  const answer = await fetch(`${house}/api/matches/${match}/sit`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ nonce: randomBytes(16).toString('hex') }), // our share in the shuffle
  });
  const said = (await answer.json()) as { code?: string };
  if (!answer.ok && said.code !== 'already-seated') throw new Error(`no seat: ${said.code}`);
}

function listen(): void {
  // Node's own WebSocket takes headers; its type, made for browsers, does not say so.
  const options = { headers: { authorization } } as unknown as string[];
  const socket = new WebSocket(`${house.replace('http', 'ws')}/api/socket`, options);
  const send = (message: unknown) => socket.send(JSON.stringify(message));
  let messages = 0;
  let answered = -1; // the version that we moved on last

  function look(picture: Picture): void {
    if (picture.status === 'over' || picture.status === 'aborted') {
      console.log(`${picture.viewer}: ${JSON.stringify(picture.result)}`);
      process.exit(0);
    }
    const move = picture.play && picture.version > answered ? choose(picture.play) : undefined;
    if (move === undefined) return;
    answered = picture.version;
    const request = { onVersion: picture.version, moves: [move], key: randomUUID() };
    send({ type: 'play', id: messages++, match, request });
  }

  socket.addEventListener('open', () => send({ type: 'watch', match }));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === 'match') look(message.picture);
    if (message.type === 'update') look(message.update);
    if (message.type === 'refused') {
      console.error(message.error); // too often, too early, or the world is different: wait as told, and look at the whole again
      answered = -1;
      setTimeout(() => send({ type: 'watch', match }), (message.error.retryAfterS ?? 1) * 1000);
    }
  });
  socket.addEventListener('close', () => setTimeout(listen, AGAIN_MS)); // the line broke or the house closed: come again
}

await sitDown();
listen();
