import {
  err,
  ok,
  parseTagged,
  type Result,
  TAG_ERRORS,
  type Tags,
  type TagSpec,
  type TextError,
  textError,
} from '@caravanserai/contract';
import { legalMoves, play, toAct } from './engine.ts';
import { partOf, resultOf } from './gamefile.ts';
import * as L from './layout.ts';
import type { Move } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { DEFAULT_OPTIONS, FIRSTS, HANDS, type Options, SHORTFALLS } from './options.ts';
import { type Start, startOf } from './position.ts';
import { parsePosition } from './readPosition.ts';
import { type GameRecord, RULES_VERSION } from './record.ts';
import type { Reason } from './rules.ts';
import { score } from './scoring.ts';
import type { State } from './state.ts';

export interface GameFileError extends TextError<(typeof GAME_FILE_ERRORS)[number]> {
  /** Why a move is illegal. */
  readonly reason?: Reason;
}
export const GAME_FILE_ERRORS = [
  ...TAG_ERRORS,
  'wrong-round', // wrong number at the start of a line
  'bad-position', // of the tag `Position`
  'unfinished-round', // the line ends before the round does
  'wrong-part', // of: raid, place, blue, white; each but the first after a bar
  'not-a-word', // not the notation of any move
  'illegal-move',
  'after-the-end',
  'wrong-result',
] as const;

const TAGS: readonly TagSpec[] = [
  { name: 'Game', choices: ['Targi'], isRequired: true },
  { name: 'Rules', choices: [`${RULES_VERSION}`], isRequired: true },
  { name: 'Seed', isRequired: true },
  { name: 'First', choices: FIRSTS },
  { name: 'Shortfall', choices: SHORTFALLS },
  { name: 'Hands', choices: HANDS },
  { name: 'Position' },
  { name: 'Blue' },
  { name: 'White' },
  { name: 'Original' },
  { name: 'OriginalMoves' },
  { name: 'Result' },
];

const POINTS = /^(\d{1,3})-(\d{1,3})( swapped)?$/;

/** Parses a game and checks every move. Returns the whole record or the first error. */
export function parseGame(text: string): Result<GameRecord, GameFileError> {
  const parsed = parseTagged(text, TAGS);
  if (!parsed.ok) return parsed;
  const { tags, body } = parsed.value;
  const original = tags.get('Original');
  if (original && !POINTS.test(original.value))
    return textError('bad-value', original.line, 'Original'.length + 3, original.value, ['34-41']);
  const head = headOf(tags);
  const position = tags.get('Position');
  const placed = position && parsePosition(position.value, head.options);
  if (position && placed?.ok === false) {
    const { found, expected } = placed.error;
    return textError('bad-position', position.line, 'Position'.length + 3, found, expected);
  }
  const start = placed?.ok ? { ...head, position: placed.value } : head;
  const played = originalOf(tags, start);
  if (!played.ok) return played;
  const reading: Reading = { state: startOf(start), moves: [], round: 0, part: '' };
  for (const line of body) {
    const read = readRound(reading, line.text, line.number);
    if (!read.ok) return read;
  }
  const result = tags.get('Result');
  const expected = resultOf(reading.state);
  if (result && result.value !== expected) return textError('wrong-result', result.line, 1, result.value, [expected]);
  return ok({ ...start, ...played.value, moves: reading.moves });
}

/** The game that this one retries: its moves must lead to its points. */
function originalOf(tags: Tags, start: Start): Result<Pick<GameRecord, 'original'>, GameFileError> {
  const points = POINTS.exec(tags.get('Original')?.value ?? '');
  const listed = tags.get('OriginalMoves');
  const isSwapped = points?.[3] !== undefined;
  const original = points && {
    blue: Number(points[1]),
    white: Number(points[2]),
    ...(isSwapped && { isSwapped }),
  };
  if (!listed) return ok(original ? { original } : {});
  const moves: Move[] = [];
  let state = startOf(start);
  for (const { 0: word, index } of listed.value.matchAll(/\S+/g)) {
    const [seat] = toAct(state);
    const move = parseMove(word, state[L.PHASE] === L.PHASE_PLACE);
    const played = seat && move ? play(state, seat, move) : undefined;
    if (!move || !played?.ok) {
      const expected = seat ? legalMoves(state, seat).map(makeMove) : [];
      return textError('bad-value', listed.line, 'OriginalMoves'.length + 3 + index, word, expected);
    }
    moves.push(move);
    state = played.value.state;
  }
  const { blue, white } = score(state);
  if (!original || toAct(state).length > 0 || blue.total !== original.blue || white.total !== original.white)
    return textError('bad-value', listed.line, 1, listed.value.slice(0, SHOWN), [`${blue.total}-${white.total}`]);
  return ok({ original: { ...original, moves } });
}

const SHOWN = 20; // characters of a list of moves in an error

function headOf(tags: Tags): Omit<GameRecord, 'moves' | 'position'> {
  const valueOf = (name: string, otherwise: string) => tags.get(name)?.value ?? otherwise;
  return {
    rulesVersion: RULES_VERSION,
    seed: valueOf('Seed', ''),
    options: {
      first: valueOf('First', DEFAULT_OPTIONS.first),
      shortfall: valueOf('Shortfall', DEFAULT_OPTIONS.shortfall),
      hands: valueOf('Hands', DEFAULT_OPTIONS.hands),
    } as Options, // `parseTagged` has checked the choices
    players: { blue: valueOf('Blue', ''), white: valueOf('White', '') },
  };
}

interface Reading {
  state: State;
  moves: Move[];
  round: number; // of the last line; 0 before the first line
  part: string; // the current part; empty where a new part must start
}

function readRound(reading: Reading, line: string, number: number): Result<undefined, GameFileError> {
  const [first, ...words] = line.matchAll(/\S+/g);
  const round = reading.state[L.ROUND];
  if (toAct(reading.state).length === 0) return textError('after-the-end', number, first.index + 1, first[0], []);
  if (round === reading.round) {
    const expected = legalMoves(reading.state, toAct(reading.state)[0]).map(makeMove);
    return textError('unfinished-round', number, first.index + 1, first[0], expected);
  }
  if (first[0] !== `${round}.`) return textError('wrong-round', number, first.index + 1, first[0], [`${round}.`]);
  reading.round = round;
  reading.part = '';
  for (const { 0: word, index } of words) {
    const isOver = reading.state[L.ROUND] !== round || toAct(reading.state).length === 0;
    if (isOver) return textError('after-the-end', number, index + 1, word, []);
    const read = readWord(reading, word, number, index + 1);
    if (!read.ok) return read;
  }
  return ok(undefined);
}

/** Reads a part's name, the bar before it, or a move. */
function readWord(reading: Reading, word: string, line: number, column: number): Result<undefined, GameFileError> {
  const { state } = reading;
  const part = partOf(state);
  if (reading.part !== part) {
    const isBarDue = reading.part !== '' && reading.part !== '|';
    const expected = isBarDue ? '|' : part;
    if (word !== expected) return textError('wrong-part', line, column, word, [expected]);
    reading.part = expected;
    return ok(undefined);
  }
  const seat = toAct(state)[0];
  const move = parseMove(word, state[L.PHASE] === L.PHASE_PLACE);
  if (!move) return textError('not-a-word', line, column, word, legalMoves(state, seat).map(makeMove));
  const played = play(state, seat, move);
  if (!played.ok) {
    const reason = played.error.code === 'illegal' ? played.error.reason : 'not-now';
    const expected = legalMoves(state, seat).map(makeMove);
    return err({ code: 'illegal-move', line, column, found: word, expected, reason });
  }
  reading.state = played.value.state;
  reading.moves.push(move);
  return ok(undefined);
}
