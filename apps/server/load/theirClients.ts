import { clone, listMoves, MAX_MOVES, playUnchecked, type State } from '@caravanserai/targi';
import { WebSocket } from 'ws';
import { DEALS, deals } from '../../../packages/targi/bench/positions.ts';
import { PHASE, PHASE_OVER, TO_ACT } from '../../../packages/targi/src/layout.ts';
import type { Pace } from './pace.ts';
import { firstLength, openTogether, post } from './rest.ts';

const starts = deals();
const codes = new Uint16Array(MAX_MOVES);
let dealt = 0;

/**
 * Speaks boardgame.io's messages over plain sockets, without its client, which would run the rules a second time here and parse all
 * messages. Matches are created and joined through its lobby, as its users do; the game is tracked from its deal, so messages need no more
 * parsing than those of our own server.
 */
export function openTheirGames(url: string, games: number, pace: Pace): Promise<void> {
  return openTogether(games, () => openGame(url, pace));
}

interface Match {
  readonly id: string;
  readonly credentials: readonly string[];
  readonly state: State;
}

async function openGame(url: string, pace: Pace): Promise<void> {
  const game = pace.add();
  const sockets = await Promise.all([openSocket(url), openSocket(url)]);
  let match = await newMatch(url);
  let [mover, had, movesLeft] = [-1, 0, firstLength()];

  function heard(by: number, text: string): void {
    if (mover !== -1 && by !== mover) pace.arrived(game);
    if (++had < 2) return;
    had = 0;
    const { id, credentials, state } = match;
    if (state[PHASE] === PHASE_OVER || movesLeft === 0) return void again().catch(() => pace.failed());
    const version = /"_stateID":(\d+)/.exec(text)?.[1];
    pace.turn(game, () => {
      mover = state[TO_ACT];
      movesLeft--;
      const code = codes[Math.floor(Math.random() * listMoves(state, codes))];
      playUnchecked(state, code);
      const payload = `{"type":"play","args":[${code}],"playerID":"${mover}","credentials":"${credentials[mover]}"}`;
      const action = `{"type":"MAKE_MOVE","payload":${payload}}`;
      sockets[mover].send(`42/targi,["update",${action},${version},"${id}","${mover}"]`);
    });
  }

  async function again(): Promise<void> {
    match = await newMatch(url);
    movesLeft = Infinity;
    mover = -1;
    sync();
  }

  function sync(): void {
    const { id, credentials } = match;
    for (const [by, socket] of sockets.entries())
      socket.send(`42/targi,["sync","${id}","${by}","${credentials[by]}",2]`);
  }

  for (const [by, socket] of sockets.entries()) {
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1');
      if (text === '2') socket.send('3'); // Engine.IO ping and pong
      else if (text.startsWith('42/targi,["update"') || text.startsWith('42/targi,["sync"')) heard(by, text);
    });
    socket.on('close', () => pace.failed());
  }
  sync();
}

function openSocket(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    socket.once('error', reject);
    socket.once('message', () => {
      socket.once('message', () => resolve(socket));
      socket.send('40/targi,');
    });
  });
}

async function newMatch(url: string): Promise<Match> {
  const deal = dealt++ % DEALS;
  const made = await post(`${url}/games/targi/create`, { numPlayers: 2, setupData: { deal } });
  const { matchID: id } = made.json() as { matchID: string };
  const credentials: string[] = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(`${url}/games/targi/${id}/join`, { playerID, playerName: `player ${playerID}` });
    credentials.push((joined.json() as { playerCredentials: string }).playerCredentials);
  }
  return { id, credentials, state: clone(starts[deal]) };
}
