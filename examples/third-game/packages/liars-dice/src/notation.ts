import { makeTag } from '@caravanserai/contract';
import type { Move, Options } from './rules.ts';

export interface GameText {
  readonly seed: string;
  readonly options: Options;
  readonly players: Readonly<Record<string, string>>;
  readonly moves: readonly Move[];
}

/** Tags as in the other games, then the bids as `3x5` and a doubt as `!`; a line a round. */
export function makeText({ seed, options, players, moves }: GameText): string {
  const tags = [
    makeTag('Game', 'liars-dice 1'),
    makeTag('Seed', seed),
    makeTag('Dice', String(options.dice)),
    ...Object.entries(players).map(([seat, name]) => makeTag(seat === 'left' ? 'Left' : 'Right', name)),
  ];
  const words = moves.map((move) => (move.type === 'doubt' ? '!\n' : `${move.count}x${move.face} `));
  return `${tags.join('\n')}\n\n${words.join('').trimEnd()}\n`;
}
