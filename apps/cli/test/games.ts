import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bot, randomBot } from '@caravanserai/bots';
import { greedy } from '@caravanserai/bots/targi';
import { quickRng } from '@caravanserai/contract';
import {
  type GameRecord,
  makeGame,
  makeMove,
  replay,
  type Replayed,
  type Seat,
  type Targi,
  targi,
} from '@caravanserai/targi';

/** A complete game by two bots. The random one covers more of the rules, the greedy one gets further. */
export function playedGame(seed: string, bot: Bot<Targi> = greedy): GameRecord & Replayed {
  const options = { ...targi.defaultOptions, first: 'blue' as const };
  const rng = quickRng(seed);
  let state = targi.init(options, seed);
  const moves = [];
  for (let seat: Seat | undefined; (seat = targi.toAct(state)[0]);) {
    const listed = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
    const move = bot.choose(targi.view(state, seat), listed, rng);
    const played = targi.play(state, seat, move);
    if (!played.ok) throw new Error('a bot made an illegal move');
    moves.push(move);
    state = played.value.state;
  }
  const record = { rulesVersion: targi.rulesVersion, seed, options, players: { blue: 'human', white: 'human' }, moves };
  const replayed = replay(record);
  if (!replayed.ok) throw new Error('a game does not replay');
  return { ...record, ...replayed.value };
}

export const random = randomBot<Targi>();

export function wordsOf({ moves }: GameRecord): string[] {
  return moves.map(makeMove);
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'caravanserai-'));
}

export function gameFile(record: GameRecord): string {
  return fileWith(makeGame(record));
}

export function fileWith(text: string): string {
  const file = join(newFolder(), 'game.targi');
  writeFileSync(file, text);
  return file;
}
