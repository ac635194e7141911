import {
  assert,
  err,
  makeTag,
  type NumberedLine,
  ok,
  parseTagged,
  type Result,
  TAG_ERRORS,
  type Tags,
  type TagSpec,
  type TextError,
  textError,
} from '@caravanserai/contract';
import { openCalls, openTargets } from './calls.ts';
import { init, needs, type Play, playWith } from './engine.ts';
import { LEVELS } from './events.ts';
import { SEATS } from './geometry.ts';
import { toAct } from './judge.ts';
import { FORMS, makeTurn, parseTurn } from './notation.ts';
import {
  CALLINGS,
  checkOptions,
  DEFAULT_OPTIONS,
  FIRSTS,
  GAPS_CM,
  type OptionRefusal,
  type Options,
  PLAYER_COUNTS,
  seatsOf,
  VARIANTS,
} from './options.ts';
import { type GameRecord, replay, RULES_VERSION, type Turn } from './record.ts';
import type { Reason } from './rules.ts';
import type { Simulate, State } from './state.ts';

/**
 * Writes a match as text: tags as in PGN, then one line for each flick and the calls after it.
 *
 *     2.3 blue:-30,1200,150,20 red:targets:red1@640 blue:double:blue2+blue3@900
 */
export function makeGame(record: GameRecord, simulate: Simulate): string {
  const replayed = replay(record, simulate);
  assert(replayed.ok, 'only legal games are written');
  const { start, steps, end } = replayed.value;
  const seats = seatsOf(record.options);
  const variants = VARIANTS.filter((variant) => record.options[variant]);
  const head = [
    makeTag('Game', 'Targets'),
    makeTag('Rules', `${record.rulesVersion}`),
    makeTag('Seed', record.seed),
    makeTag('Players', `${record.options.players}`),
    makeTag('First', record.options.first),
    makeTag('Variants', variants.join(' ')),
    makeTag('Calls', record.options.calls),
    makeTag('Gaps', seats.map((seat) => record.options.gapsCm[seat]).join(' ')),
    ...seats.map((seat) => makeTag(tagOf(seat), record.players[seat])),
    makeTag('Result', resultOf(end)),
  ];
  const lines: string[] = [];
  let before = start;
  for (const step of steps) {
    if (lines.length === 0 || isFlick(step)) lines.push(labelOf(before));
    lines[lines.length - 1] += ` ${makeTurn(step)}`;
    before = step.state;
  }
  return [...head, '', ...lines, ''].join('\n');
}

function tagOf(seat: string): string {
  return seat[0].toUpperCase() + seat.slice(1);
}

function isFlick({ move }: Turn): boolean {
  return move.type === 'flick' || move.type === 'golden';
}

/** The number of the next flick, at the start of its line: round and flick. Swaps and the opening call are on the line 1.0. */
function labelOf({ phase, round, flicks }: State): string {
  if (phase.name === 'swap' || phase.name === 'start') return '1.0';
  return phase.name === 'golden' ? `golden${phase.attempt}.${flicks + 1}` : `${round}.${flicks + 1}`;
}

function resultOf({ phase, options, won }: State): string {
  if (phase.name !== 'over') return '*';
  const counts = seatsOf(options).map((seat) => won[seat].length);
  return `${phase.winners.join('+')} ${counts.join('-')}`;
}

export interface GameFileError extends TextError<(typeof GAME_FILE_ERRORS)[number]> {
  /** Why a move is illegal. */
  readonly reason?: Reason;
}
export const GAME_FILE_ERRORS = [
  ...TAG_ERRORS,
  'wrong-turn', // wrong round or flick number at the start of a line
  'new-line', // a flick must start a line, and each line must start with a flick
  'not-a-word', // not the notation of any move
  'illegal-move',
  'after-the-end',
  'wrong-result',
] as const;

const VARIANT_CHOICES = VARIANTS.reduce<string[]>(
  (choices, variant) => choices.concat(choices.map((chosen) => `${chosen} ${variant}`.trim())),
  [''],
);

/** All values of the tag `Gaps`, in the order of the seats. */
function gapChoices(players: number): string[] {
  return Array.from({ length: players - 1 }).reduce<string[]>(
    (lists) => lists.flatMap((list) => GAPS_CM.map((gap) => `${list} ${gap}`)),
    GAPS_CM.map(String),
  );
}

const TAGS: readonly TagSpec[] = [
  { name: 'Game', choices: ['Targets'], isRequired: true },
  { name: 'Rules', choices: [`${RULES_VERSION}`], isRequired: true },
  { name: 'Seed', isRequired: true },
  { name: 'Players', choices: PLAYER_COUNTS.map(String) },
  { name: 'First', choices: FIRSTS },
  { name: 'Variants', choices: VARIANT_CHOICES },
  { name: 'Calls', choices: CALLINGS },
  { name: 'Gaps', choices: PLAYER_COUNTS.flatMap(gapChoices) },
  ...SEATS.map((seat) => ({ name: tagOf(seat) })),
  { name: 'Result' },
];

/** Parses a match and checks every move. Returns the whole record or the first error. */
export function parseGame(text: string, simulate: Simulate): Result<GameRecord, GameFileError> {
  const parsed = parseTagged(text, TAGS);
  if (!parsed.ok) return parsed;
  const { tags, body } = parsed.value;
  const head = parseHead(tags);
  if (!head.ok) return head;
  const reading: Reading = { state: init(head.value.options, head.value.seed), moves: [], play: playWith(simulate) };
  for (const line of body) {
    const read = readLine(reading, line);
    if (!read.ok) return read;
  }
  const result = tags.get('Result');
  const expected = resultOf(reading.state);
  if (result && result.value !== expected) return textError('wrong-result', result.line, 1, result.value, [expected]);
  return ok({ ...head.value, moves: reading.moves });
}

/** The tag reported for options that cannot be combined. */
const TAG_OF_REFUSAL = {
  'not-options': 'Players',
  'first-not-seated': 'First',
  'teams-need-four': 'Variants',
  'pas-vu-needs-calls': 'Calls',
} as const satisfies Record<OptionRefusal, string>;

function parseHead(tags: Tags): Result<Omit<GameRecord, 'moves'>, GameFileError> {
  const options = optionsOf(tags);
  const checked = checkOptions(options);
  if (!checked.ok) {
    const name = TAG_OF_REFUSAL[checked.error];
    const tag = tags.get(name);
    const choices = TAGS.find((spec) => spec.name === name)?.choices ?? [];
    const fitting = choices.filter(
      (value) => checkOptions(optionsOf(new Map([...tags, [name, { value, line: 0 }]]))).ok,
    );
    return textError('bad-value', tag?.line ?? 1, name.length + 3, tag?.value ?? '', fitting);
  }
  const valueOf = (name: string) => tags.get(name)?.value ?? '';
  return ok({
    rulesVersion: RULES_VERSION,
    seed: valueOf('Seed'),
    options,
    players: { red: valueOf('Red'), blue: valueOf('Blue'), yellow: valueOf('Yellow'), green: valueOf('Green') },
  });
}

function optionsOf(tags: Tags): Options {
  const variants = tags.get('Variants')?.value.split(' ') ?? [];
  const gaps = tags.get('Gaps')?.value.split(' ').map(Number) ?? [];
  return {
    players: Number(tags.get('Players')?.value ?? DEFAULT_OPTIONS.players),
    first: tags.get('First')?.value ?? DEFAULT_OPTIONS.first,
    pasVu: variants.includes('pasVu'),
    threeByThree: variants.includes('threeByThree'),
    teams: variants.includes('teams'),
    calls: tags.get('Calls')?.value ?? DEFAULT_OPTIONS.calls,
    gapsCm: { ...DEFAULT_OPTIONS.gapsCm, ...Object.fromEntries(gaps.map((gap, i) => [SEATS[i], gap])) },
  } as Options; // `parseTagged` has checked the choices
}

interface Reading {
  state: State;
  readonly moves: Turn[];
  readonly play: Play;
}

function readLine(reading: Reading, { text, number }: NumberedLine): Result<undefined, GameFileError> {
  const [label, ...words] = text.matchAll(/\S+/g);
  const { state } = reading;
  if (state.phase.name === 'over') return textError('after-the-end', number, label.index + 1, label[0], []);
  const wanted = labelOf(state);
  if (label[0] !== wanted) return textError('wrong-turn', number, label.index + 1, label[0], [wanted]);
  if (words.length === 0) return textError('new-line', number, text.length + 1, '', expectedWords(state));
  const isBefore = state.phase.name === 'swap' || state.phase.name === 'start';
  for (const [i, { 0: word, index }] of words.entries()) {
    const read = readWord(reading, word, number, index + 1, i === 0 && !isBefore);
    if (!read.ok) return read;
  }
  return ok(undefined);
}

function readWord(
  reading: Reading,
  word: string,
  line: number,
  column: number,
  beginsTurn: boolean,
): Result<undefined, GameFileError> {
  const { state } = reading;
  if (state.phase.name === 'over') return textError('after-the-end', line, column, word, []);
  const turn = parseTurn(word);
  if (!turn) return textError('not-a-word', line, column, word, expectedWords(state));
  if (isFlick(turn) !== beginsTurn) return textError('new-line', line, column, word, expectedWords(state));
  const played = reading.play(state, turn.seat, turn.move);
  if (!played.ok) {
    const reason = played.error.code === 'illegal' ? played.error.reason : 'not-now';
    return err({ code: 'illegal-move', line, column, found: word, expected: expectedWords(state), reason });
  }
  reading.state = played.value.state;
  reading.moves.push(turn);
  return ok(undefined);
}

/** The notation of every move that is possible now. */
export function expectedWords(s: State): readonly string[] {
  const need = needs(s);
  switch (need.kind) {
    case 'swap':
      return need.seats.flatMap((seat) =>
        s.stacks[seat].flatMap((die) => LEVELS.map((level) => FORMS.swap(seat, die, level))),
      );
    case 'start':
      return need.seats.map(FORMS.begin);
    case 'keep':
      return need.dice.map((die) => FORMS.keep(need.seat, die));
    case 'remove':
      return need.discs.map((disc) => FORMS.remove(need.seat, disc));
    case 'golden':
      return need.seats.map(FORMS.golden);
    case 'over':
      return [];
    default:
      return [...(need.kind === 'flick' ? [FORMS.flick(need.seat)] : []), ...callWords(s)];
  }
}

function callWords(s: State): string[] {
  const open = openCalls(s);
  const calls = open.flatMap((call) => {
    if (call.call === 'targets') return [FORMS.targets(call.seat, call.die)];
    const [one, other] = call.dice;
    return [FORMS.double(call.seat, one, other), FORMS.double(call.seat, other, one)];
  });
  const rivals = openTargets(s).flatMap(({ die, seat: of }) =>
    s.options.pasVu ? toAct(s).flatMap((seat) => (seat === of ? [] : [FORMS.pasVu(seat, die)])) : [],
  );
  const passes = [...new Set(open.map(({ seat }) => seat))].map(FORMS.pass);
  return [...calls, ...rivals, ...passes];
}
