import { assert, err, ok, type Result } from '@caravanserai/contract';
import { init, legalMoves, play, toAct } from './engine.ts';
import * as L from './layout.ts';
import type { Move } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { DEFAULT_OPTIONS, FIRSTS, HANDS, type Options, SHORTFALLS } from './options.ts';
import { type GameRecord, replay, RULES_VERSION } from './record.ts';
import type { Reason } from './rules.ts';
import { score } from './scoring.ts';
import type { State } from './state.ts';

/**
 * Whole games as text: tags as in chess's PGN, then one line a round.
 *
 *     4. raid !s !d | place 10 6 13 15 9 1 | white H>hand 10:4p 13 end | blue 6 15 1>off D end
 */
export function makeGame(record: GameRecord): string {
  const replayed = replay(record);
  assert(replayed.ok, 'only legal games are written');
  const tags = [
    ['Game', 'Targi'],
    ['Rules', `${record.rulesVersion}`],
    ['Seed', record.seed],
    ['First', record.options.first],
    ['Shortfall', record.options.shortfall],
    ['Hands', record.options.hands],
    ['Blue', record.players.blue],
    ['White', record.players.white],
    ['Result', resultOf(replayed.value.end)],
  ];
  const rounds: string[][] = []; // of each round its parts, the words of a part joined
  let before = replayed.value.start;
  let [round, part] = [0, ''];
  for (const { move, state } of replayed.value.steps) {
    if (before[L.ROUND] !== round) rounds.push([]);
    const parts = rounds[rounds.length - 1];
    if (before[L.ROUND] !== round || partOf(before) !== part) parts.push(partOf(before));
    parts[parts.length - 1] += ` ${makeMove(move)}`;
    round = before[L.ROUND];
    part = partOf(before);
    before = state;
  }
  const head = tags.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  return [...head, '', ...rounds.map((parts, i) => `${i + 1}. ${parts.join(' | ')}`), ''].join('\n');
}

/** The part of a round that a decision belongs to. */
function partOf(s: State): string {
  if (s[L.PHASE] === L.PHASE_RAID) return 'raid';
  return s[L.PHASE] === L.PHASE_PLACE ? 'place' : toAct(s)[0];
}

function resultOf(s: State): string {
  if (toAct(s).length > 0) return '*';
  const { blue, white, winner } = score(s);
  return `${winner ?? 'nobody'} ${blue.total}-${white.total}`;
}

/** What is wrong with a game's text: where, what was found there, and what could have stood there. */
export interface GameFileError {
  readonly code: (typeof GAME_FILE_ERRORS)[number];
  readonly line: number; // from 1
  readonly column: number; // from 1
  readonly found: string;
  readonly expected: readonly string[];
  /** For an illegal move: why. */
  readonly reason?: Reason;
}
export const GAME_FILE_ERRORS = [
  'not-a-tag', // a line of the head is not [Name "value"]
  'unknown-tag',
  'repeated-tag',
  'bad-value', // of a tag
  'missing-tag',
  'wrong-round', // the number at the start of a line
  'unfinished-round', // a new line begins before the round on the last one is over
  'wrong-part', // raid, place, blue, white, and the bar before each but the first
  'not-a-word', // no move is written like that
  'illegal-move',
  'after-the-end',
  'wrong-result',
] as const;

/** The record in a text, every move checked. A broken text gives its first error, and nothing is half read. */
export function parseGame(text: string): Result<GameRecord, GameFileError> {
  const lines = text.split(/\r?\n/);
  const headLength = lines.findIndex((line) => !isBlank(line) && !line.startsWith('['));
  const bodyStart = headLength < 0 ? lines.length : headLength;
  const tags = parseTags(lines.slice(0, bodyStart));
  if (!tags.ok) return tags;
  const head = parseHead(tags.value);
  if (!head.ok) return head;

  const reading: Reading = { state: init(head.value.options, head.value.seed), moves: [], round: 0, part: '' };
  for (let i = bodyStart; i < lines.length; i++) {
    const read = isBlank(lines[i]) ? ok(undefined) : readRound(reading, lines[i], i + 1);
    if (!read.ok) return read;
  }
  const result = tags.value.get('Result');
  const expected = resultOf(reading.state);
  if (result && result.value !== expected) return fail('wrong-result', result.line, 1, result.value, [expected]);
  return ok({ ...head.value, moves: reading.moves });
}

/** Empty, or a remark. */
function isBlank(line: string): boolean {
  return line.trim() === '' || line.startsWith(';');
}

function fail(code: GameFileError['code'], line: number, column: number, found: string, expected: readonly string[]) {
  return err<GameFileError>({ code, line, column, found, expected });
}

type Tags = ReadonlyMap<string, { readonly value: string; readonly line: number }>;

const TAGS: readonly (readonly [name: string, choices?: readonly string[]])[] = [
  ['Game', ['Targi']],
  ['Rules', [`${RULES_VERSION}`]],
  ['Seed'],
  ['First', FIRSTS],
  ['Shortfall', SHORTFALLS],
  ['Hands', HANDS],
  ['Blue'],
  ['White'],
  ['Result'],
];
const REQUIRED_TAGS = ['Game', 'Rules', 'Seed'];

function parseTags(lines: readonly string[]): Result<Tags, GameFileError> {
  const tags = new Map<string, { value: string; line: number }>();
  for (const [i, text] of lines.entries()) {
    if (isBlank(text)) continue;
    const [, name, quoted] = /^\[(\w+) ("(?:[^"\\]|\\.)*")\]\s*$/.exec(text) ?? [];
    const value = quoted === undefined ? undefined : unquote(quoted);
    const line = i + 1;
    if (value === undefined) return fail('not-a-tag', line, 1, text.trim(), ['[Seed "…"]']);
    const tag = TAGS.find(([known]) => known === name);
    if (!tag)
      return fail(
        'unknown-tag',
        line,
        2,
        name,
        TAGS.map(([known]) => known),
      );
    if (tags.has(name)) return fail('repeated-tag', line, 2, name, []);
    const choices = tag[1];
    if (choices && !choices.includes(value)) return fail('bad-value', line, name.length + 3, value, choices);
    tags.set(name, { value, line });
  }
  return ok(tags);
}

function unquote(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return undefined; // a stroke before what needs none
  }
}

function parseHead(tags: Tags): Result<Omit<GameRecord, 'moves'>, GameFileError> {
  const missing = REQUIRED_TAGS.find((name) => !tags.has(name));
  if (missing) return fail('missing-tag', 1, 1, '', [`[${missing} "…"]`]);
  const valueOf = (name: string, otherwise: string) => tags.get(name)?.value ?? otherwise;
  return ok({
    rulesVersion: RULES_VERSION,
    seed: valueOf('Seed', ''),
    options: {
      first: valueOf('First', DEFAULT_OPTIONS.first),
      shortfall: valueOf('Shortfall', DEFAULT_OPTIONS.shortfall),
      hands: valueOf('Hands', DEFAULT_OPTIONS.hands),
    } as Options, // each was checked against its choices
    players: { blue: valueOf('Blue', ''), white: valueOf('White', '') },
  });
}

interface Reading {
  state: State;
  moves: Move[];
  round: number; // of the last line; 0 before the first
  part: string; // whose words are being read; empty where a part has to begin
}

function readRound(reading: Reading, line: string, number: number): Result<undefined, GameFileError> {
  const [first, ...words] = line.matchAll(/\S+/g);
  const round = reading.state[L.ROUND];
  if (toAct(reading.state).length === 0) return fail('after-the-end', number, first.index + 1, first[0], []);
  if (round === reading.round) {
    const expected = legalMoves(reading.state, toAct(reading.state)[0]).map(makeMove);
    return fail('unfinished-round', number, first.index + 1, first[0], expected);
  }
  if (first[0] !== `${round}.`) return fail('wrong-round', number, first.index + 1, first[0], [`${round}.`]);
  reading.round = round;
  reading.part = '';
  for (const { 0: word, index } of words) {
    const isOver = reading.state[L.ROUND] !== round || toAct(reading.state).length === 0;
    if (isOver) return fail('after-the-end', number, index + 1, word, []);
    const read = readWord(reading, word, number, index + 1);
    if (!read.ok) return read;
  }
  return ok(undefined);
}

/** A part's name, the bar before it, or a move. */
function readWord(reading: Reading, word: string, line: number, column: number): Result<undefined, GameFileError> {
  const { state } = reading;
  const part = partOf(state);
  if (reading.part !== part) {
    const isBarDue = reading.part !== '' && reading.part !== '|';
    const expected = isBarDue ? '|' : part;
    if (word !== expected) return fail('wrong-part', line, column, word, [expected]);
    reading.part = expected;
    return ok(undefined);
  }
  const seat = toAct(state)[0];
  const move = parseMove(word, state[L.PHASE] === L.PHASE_PLACE);
  if (!move) return fail('not-a-word', line, column, word, legalMoves(state, seat).map(makeMove));
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
