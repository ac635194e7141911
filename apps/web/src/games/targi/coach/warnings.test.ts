import { evaluate, NORMAL } from '@caravanserai/bots/targi';
import { quickRng } from '@caravanserai/contract';
import { type BorderNumber, type CardId, LINES, type Move, type Seat, type State, targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import type { HintAnswer, Snapshot } from '../client.ts';
import { snapshotOf } from '../game/snapshot.ts';
import { act, actForBot, confirm, controlOf, legalMoves, newTable, stateOf, type Table } from '../game/table.ts';
import { COSTLY, type Warning, warningAt, warningOf } from './warnings.ts';

const POSITIONS = 320;

interface Position {
  readonly state: State;
  readonly snapshot: Snapshot;
  readonly advice: HintAnswer;
}

const QUICK = { ...NORMAL, nodes: { set: 60, turn: 2000, finish: 40, next: 10 }, deals: 6, draws: 2, outcomes: 1 };

function adviceOn({ view, moves }: Snapshot): HintAnswer {
  const steps = evaluate({ view, moves, depth: QUICK });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Positions in which a learner decides, from random games. */
function positions(): readonly Position[] {
  const found: Position[] = [];
  const rng = quickRng('warnings');
  const players = { blue: { kind: 'person', name: '' }, white: { kind: 'bot', level: 'shepherd' } } as const;
  const setup = { players, options: targi.defaultOptions, curtain: false, quick: false, seed: 'warnings' };
  let table: Table = newTable('warned', setup);
  for (let n = 0; found.length < POSITIONS; n++) {
    const control = controlOf(table);
    if (control.kind === 'over') table = newTable('warned', { ...setup, seed: `warnings ${n}` });
    else if (control.kind === 'confirm') table = must(confirm(table));
    else {
      const moves = legalMoves(table);
      const snapshot = snapshotOf(table);
      if (control.kind === 'act' && moves.length > 2 && (n % 3 === 0 || moves.some(({ type }) => type === 'keep')))
        found.push({ state: stateOf(table), snapshot, advice: adviceOn(snapshot) });
      const useful = moves.filter(({ type }) => type !== 'end' && type !== 'discard');
      const move = (useful.length > 0 ? useful : moves)[rng.next() % (useful.length || moves.length)]!;
      table = control.kind === 'wait' ? actForBot(table, move) : must(act(table, move));
    }
  }
  return found;
}

function must(result: ReturnType<typeof act>): Table {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('on positions of real games', () => {
  const all = positions();
  const warned = all.flatMap((position) =>
    position.advice.options.flatMap(({ move }) => {
      const warning = warningOf(position.snapshot, position.advice, move);
      return warning ? [{ position, warning }] : [];
    }),
  );

  test('a move is warned of if it costs much by the bots’ judgement, and only then', () => {
    for (const { snapshot, advice } of all)
      for (const { move, cost, isEqual } of advice.options)
        expect(warningOf(snapshot, advice, move) !== undefined).toBe(cost >= COSTLY && !isEqual);
  });

  test.each(['leaves', 'leavesCard', 'misses', 'row', 'lay', 'keep', 'allows', 'better'] as const)(
    '%s is true',
    (kind) => {
      const those = warned.filter(({ warning }) => warning.reason.kind === kind);
      expect(those.length).toBeGreaterThan(0);
      for (const { position, warning } of those) expectTrue(position, warning);
    },
  );

  test('a place is as bad as its best use', () => {
    for (const { snapshot, advice } of all) {
      for (const [name, state] of Object.entries(snapshot.places)) {
        const place = (Number(name) || name) as keyof Snapshot['places'];
        const keys = new Set(state.moves.map((move) => JSON.stringify(move)));
        const best = advice.options.find(({ move }) => keys.has(JSON.stringify(move)));
        const isCostly = best !== undefined && best.cost >= COSTLY && !best.isEqual;
        expect(warningAt(snapshot, advice, place) !== undefined).toBe(isCostly);
      }
    }
  });
});

/** Checks the warning against the rules of the game, independently of the code that made it. */
function expectTrue({ state, snapshot, advice }: Position, { reason, move, better, cost }: Warning): void {
  const options = advice.options.filter((option) => cost - option.cost >= 1).map((option) => option.move);
  const source = 'from' in move ? move.from : undefined;
  const sameCard = options.filter((other) => 'from' in other && other.from === source);
  switch (reason.kind) {
    case 'leaves':
    case 'leavesCard': {
      expect(canStand(after(state, move), reason.place)).toBe(true);
      expect(canStand(after(state, better), reason.place)).toBe(false);
      if (reason.kind === 'leavesCard')
        expect(won(after(state, move), reason.place)).toEqual(expect.arrayContaining([...reason.cards]));
      break;
    }
    case 'misses':
      expect(won(state, reason.place, 'blue')).toEqual(expect.arrayContaining([...reason.cards]));
      for (const card of reason.cards)
        expect(won(state, move.type === 'place' ? move.at : 1, 'blue')).not.toContain(card);
      break;
    case 'row':
      expect(sameCard.some((other) => other.type === 'lay' && other.row === reason.row)).toBe(true);
      expect(sameCard.some((other) => other.type === 'lay' && move.type === 'lay' && other.row === move.row)).toBe(
        false,
      );
      break;
    case 'lay':
    case 'keep':
      expect(sameCard.some(({ type }) => type === reason.kind)).toBe(true);
      break;
    case 'allows':
      for (const card of reason.cards) expect(canLay(after(state, better), card)).toBe(true);
      break;
    case 'better':
      expect(snapshot.moves).toContainEqual(better);
  }
}

function after(state: State, move: Move): State {
  const played = targi.play(state, 'blue', move);
  if (!played.ok) throw new Error(played.error.code);
  return played.value.state;
}

/** Whether the player can still lay the card in this turn, without a draw. */
function canLay(state: State, card: CardId, seen = new Set<string>()): boolean {
  const { pending } = targi.view(state, 'blue');
  const key = state.join();
  if (pending.phase === 'over' || pending.phase === 'place' || pending.seat !== 'blue' || seen.has(key)) return false;
  seen.add(key);
  if (targi.moves.kind !== 'listed') throw new Error('Targi lists its moves');
  const moves = targi.moves.list(state, 'blue').filter(({ type }) => !['caravan', 'expand', 'end'].includes(type));
  return moves.some((move) => {
    const played = targi.play(state, 'blue', move);
    if (!played.ok) return false;
    const isLaid = played.value.events.some((event) => event.type === 'laid' && event.card === card);
    return isLaid || canLay(played.value.state, card, seen);
  });
}

function canStand(state: State, at: BorderNumber): boolean {
  return targi.play(state, 'white', { type: 'place', at }).ok;
}

/** Cards where a player's lines would cross with one more Targi at `at`, taken from the table of lines. */
function won(state: State, at: BorderNumber, seat: Seat = 'white'): readonly string[] {
  const { targis, centre } = targi.view(state, seat);
  const stands = [...targis.filter((each) => each.seat === seat).map((each) => each.at), at];
  const lines = LINES.map((ends) => ends.some((end) => stands.some((stand) => stand === end)));
  return centre.filter((_, i) => lines[i % 3] && lines[3 + Math.floor(i / 3)]).map(({ card }) => card);
}
