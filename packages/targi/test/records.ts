import { init } from '../src/engine.ts';
import type { Move } from '../src/moves.ts';
import { DEFAULT_OPTIONS, type Options } from '../src/options.ts';
import { type GameRecord, replay, RULES_VERSION } from '../src/record.ts';
import { moveOf } from './table.ts';

export const OPTIONS: Options = { ...DEFAULT_OPTIONS, first: 'blue' };
export const WORDS = ['2', '3', '5', '6', '13', '14', '2', 'end', '3', 'end', '1', '3', '5', '6'];

/** The record of a game with these moves. */
export function recordOf(words: readonly string[], seed = 'oasis'): GameRecord {
  let state = init(OPTIONS, seed);
  const moves: Move[] = [];
  for (const word of words) {
    moves.push(moveOf(state, word));
    const replayed = replay({ rulesVersion: 1, seed, options: OPTIONS, players: { blue: '', white: '' }, moves });
    if (!replayed.ok) throw new Error(`${word}: ${JSON.stringify(replayed.error)}`);
    state = replayed.value.end;
  }
  return { rulesVersion: RULES_VERSION, seed, options: OPTIONS, players: { blue: 'Ada', white: 'Bea "B"' }, moves };
}
