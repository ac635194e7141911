import {
  err,
  makeTag,
  ok,
  parseTagged,
  type Result,
  type TagSpec,
  textError,
  type TextError,
} from '@caravanserai/contract';
import type { Move, Options } from './rules.ts';
import { DICE_COUNTS, type Face } from './tables.ts';

export interface GameText {
  readonly seed: string;
  readonly options: Options;
  readonly players: Readonly<Record<string, string>>;
  readonly moves: readonly Move[];
}

export type GameTextError = TextError<string>;

const GAME = 'liars-dice 1'; // includes the version of the rules
const TAGS: readonly TagSpec[] = [
  { name: 'Game', choices: [GAME], isRequired: true },
  { name: 'Seed', isRequired: true },
  { name: 'Dice', choices: DICE_COUNTS.map(String), isRequired: true },
  { name: 'Left' },
  { name: 'Right' },
];

/** A bid as `3x5`, a doubt as `!`. */
export function makeWord(move: Move): string {
  return move.type === 'doubt' ? '!' : `${move.count}x${move.face}`;
}

export function parseWord(word: unknown): Move | undefined {
  if (word === '!') return { type: 'doubt' };
  const [, count, face] = (typeof word === 'string' && /^([1-9]\d?)x([1-6])$/.exec(word)) || [];
  return count === undefined ? undefined : { type: 'bid', count: Number(count), face: Number(face) as Face };
}

/** Tags as in the other games, then the moves, one line per round. */
export function makeText({ seed, options, players, moves }: GameText): string {
  const tags = [
    makeTag('Game', GAME),
    makeTag('Seed', seed),
    makeTag('Dice', String(options.dice)),
    ...Object.entries(players).map(([seat, name]) => makeTag(seat === 'left' ? 'Left' : 'Right', name)),
  ];
  const words = moves.map((move) => makeWord(move) + (move.type === 'doubt' ? '\n' : ' '));
  return `${tags.join('\n')}\n\n${words.join('').trimEnd()}\n`;
}

export function parseText(text: string): Result<GameText, GameTextError> {
  const tagged = parseTagged(text, TAGS);
  if (!tagged.ok) return tagged;
  const { tags, body } = tagged.value;
  const moves: Move[] = [];
  for (const line of body) {
    for (const { 0: word, index } of line.text.matchAll(/\S+/g)) {
      const move = parseWord(word);
      if (!move) return textError('not-a-move', line.number, index + 1, word, ['3x5', '!']);
      moves.push(move);
    }
  }
  const valueOf = (name: string) => tags.get(name)?.value ?? '';
  const dice = DICE_COUNTS.find((count) => String(count) === valueOf('Dice'));
  if (dice === undefined) return err({ code: 'bad-value', line: 1, column: 1, found: '', expected: [] });
  const players = { left: valueOf('Left'), right: valueOf('Right') };
  return ok({ seed: valueOf('Seed'), options: { dice }, players, moves });
}
