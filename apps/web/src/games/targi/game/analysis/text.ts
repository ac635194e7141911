import { at, err, ok, type Result } from '@caravanserai/contract';
import {
  CHANCE_PLACES,
  type ChanceCard,
  type GameFileError,
  GOODS_CARDS,
  makeGame,
  makeMove,
  parseGame,
  parseMove,
  parsePosition,
  playWith,
  type PositionError,
  type Reason,
  type Start,
  startOf,
  type State,
  targi,
  TRIBE_CARDS,
} from '@caravanserai/targi';
import { legalMovesIn } from './path.ts';
import type { Analysis, Cursor, Ply, Study, Variation } from './tree.ts';
import { wordOf } from './tree.ts';

/** A study as text: the tags of a game, then its plies. Variations are in brackets after the ply they replace; `*` marks the cursor. */
export function makeStudy({ analysis, cursor }: Study): string {
  const { start, main, variations } = analysis;
  const line = isOnMain(analysis, cursor) ? 0 : cursor.line;
  const words: string[] = [];
  const mark = (n: number, at: number) => {
    if (line === n && cursor.at === at) words.push(CURSOR);
  };
  mark(0, 0);
  for (const [i, ply] of main.entries()) {
    words.push(wordOf(ply));
    mark(0, i + 1);
    for (const [n, { from, plies }] of variations.entries()) {
      if (from !== i) continue;
      words.push('(');
      for (const [k, each] of plies.entries()) {
        words.push(wordOf(each));
        mark(n + 1, from + k + 1);
      }
      words.push(')');
    }
  }
  return `${headOf(start)}\n\n${words.join(' ')}\n`;
}

const CURSOR = '*';

function isOnMain({ variations }: Analysis, { line, at: now }: Cursor): boolean {
  return now <= (variations[line - 1]?.from ?? 0);
}

function headOf(start: Start): string {
  const nobody = { blue: '', white: '' };
  const game = makeGame({ ...start, rulesVersion: targi.rulesVersion, players: nobody, moves: [] });
  return at(game.split('\n\n'), 0);
}

export type StudyError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'game'; readonly error: GameFileError }
  | { readonly kind: 'position'; readonly error: PositionError }
  | PlyError
  | { readonly kind: 'bracket'; readonly found: string };

export interface PlyError {
  readonly kind: 'ply';
  readonly found: string;
  /** Why a move is illegal. */
  readonly reason?: Reason;
  /** The words that could stand there. */
  readonly expected: readonly string[];
}

/** Parses a study, a game or a position. The seed deals the hidden cards of a position. */
export function parseStudy(text: string, seed: string): Result<Study, StudyError> {
  const trimmed = text.trim();
  if (trimmed === '') return err({ kind: 'empty' });
  if (!/^\s*\[/m.test(trimmed)) return fromPosition(trimmed, seed);
  const lines = trimmed.split('\n');
  const firstBody = lines.findIndex((line) => !/^\s*($|[[;])/.test(line)); // after the tags and comments
  const body = firstBody < 0 ? '' : lines.slice(firstBody).join('\n');
  const isStudy = body !== '' && !/^\s*\d+\./.test(body);
  const parsed = parseGame(isStudy ? lines.slice(0, firstBody).join('\n') : trimmed);
  if (!parsed.ok) return err({ kind: 'game', error: parsed.error });
  const { options, moves, position } = parsed.value;
  const start: Start = { options, seed: parsed.value.seed, ...(position ? { position } : {}) };
  if (isStudy) return readStudy(start, body);
  const main = moves.map((move): Ply => ({ move, chosen: [] }));
  return ok({ analysis: { start, main, variations: [] }, cursor: { line: 0, at: main.length } });
}

function fromPosition(text: string, seed: string): Result<Study, StudyError> {
  const options = targi.defaultOptions;
  const parsed = parsePosition(text, options);
  if (!parsed.ok) return err({ kind: 'position', error: parsed.error });
  const start: Start = { options, seed, position: parsed.value };
  return ok({ analysis: { start, main: [], variations: [] }, cursor: { line: 0, at: 0 } });
}

interface Open {
  readonly from: number;
  readonly plies: Ply[];
}

function readStudy(start: Start, body: string): Result<Study, StudyError> {
  const main: Ply[] = [];
  const states = [startOf(start)]; // of the main line
  const variations: Variation[] = [];
  let open: Open | undefined;
  let state = at(states, 0);
  let cursor: Cursor = { line: 0, at: 0 };
  for (const word of body.match(/[()]|[^\s()]+/g) ?? []) {
    if (word === CURSOR) {
      cursor = open ? { line: variations.length + 1, at: open.from + open.plies.length } : { line: 0, at: main.length };
    } else if (word === '(') {
      if (open || main.length === 0) return err({ kind: 'bracket', found: word });
      open = { from: main.length - 1, plies: [] };
      state = at(states, open.from);
    } else if (word === ')') {
      if (!open || open.plies.length === 0) return err({ kind: 'bracket', found: word });
      variations.push(open);
      open = undefined;
      state = at(states, main.length);
    } else {
      const read = readPly(state, word);
      if (!read.ok) return read;
      state = read.value.state;
      (open?.plies ?? main).push(read.value.ply);
      if (!open) states.push(state);
    }
  }
  if (open) return err({ kind: 'bracket', found: '(' });
  return ok({ analysis: { start, main, variations }, cursor });
}

/** Reads one ply and plays it. */
export function readPly(state: State, word: string): Result<{ readonly ply: Ply; readonly state: State }, PlyError> {
  const [seat] = targi.toAct(state);
  const [written = '', cards, ...more] = word.split('&');
  const move = parseMove(written, targi.view(state, 'spectator').pending.phase === 'place');
  const chosen = cards === undefined ? [] : readChosen(cards);
  const expected = legalMovesIn(state).map(makeMove);
  if (!seat || !move || !chosen || more.length > 0) return err({ kind: 'ply', found: word, expected });
  const played = playWith(state, seat, move, chosen);
  if (played.ok) return ok({ ply: { move, chosen }, state: played.value.state });
  const reason = played.error.code === 'illegal' ? { reason: played.error.reason } : {};
  return err({ kind: 'ply', found: word, ...reason, expected: played.error.code === 'cannot-come' ? [] : expected });
}

function readChosen(text: string): readonly ChanceCard[] | undefined {
  const chosen = text.split(',').map((word): ChanceCard | undefined => {
    const [place, card, ...more] = word.split(':');
    const where = CHANCE_PLACES.find((each) => each === place);
    const which = [...TRIBE_CARDS, ...GOODS_CARDS].find(({ id }) => id === card)?.id;
    return where && which && more.length === 0 ? { at: where, card: which } : undefined;
  });
  return chosen.every((each) => each !== undefined) ? chosen : undefined;
}

/** A new game, from its first placement. */
export function newDeal(seed: string): Study {
  const start: Start = { options: targi.defaultOptions, seed };
  return { analysis: { start, main: [], variations: [] }, cursor: { line: 0, at: 0 } };
}
