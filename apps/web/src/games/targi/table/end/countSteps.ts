import type { Score, ScoreLine, SeatScore, Slot, TribeId } from '@caravanserai/targi';
import { TRIBE_CARDS } from '@caravanserai/targi/cards';
import { cardAt, COLUMNS, ROWS, slotAt } from '../turn/rearranging.ts';

/** One beat of the count: the score lines of both players that appear together. */
export interface CountStep {
  readonly blue: ScoreLine | undefined;
  readonly white: ScoreLine | undefined;
}

/** Tokens, printed points, effects side by side, then the rows. A row without points for either player gets no beat. */
export function countSteps({ blue, white }: Score): readonly CountStep[] {
  const single = (kind: 'tokens' | 'printed'): CountStep => ({
    blue: linesOf(blue, kind)[0],
    white: linesOf(white, kind)[0],
  });
  const effects = { blue: linesOf(blue, 'effect'), white: linesOf(white, 'effect') };
  const count = Math.max(effects.blue.length, effects.white.length);
  const rows = ROWS.map((row) => ({ blue: rowOf(blue, row), white: rowOf(white, row) }));
  return [
    single('tokens'),
    single('printed'),
    ...Array.from({ length: count }, (_, i) => ({ blue: effects.blue[i], white: effects.white[i] })),
    ...rows,
  ].filter((step) => step.blue ?? step.white);
}

/** The total after the first `done` beats. */
export function countedSoFar(steps: readonly CountStep[], done: number, seat: 'blue' | 'white'): number {
  return steps.slice(0, done).reduce((sum, step) => sum + (step[seat]?.vp ?? 0), 0);
}

function linesOf(score: SeatScore, kind: ScoreLine['kind']): readonly ScoreLine[] {
  return score.lines.filter((line) => line.kind === kind);
}

function rowOf(score: SeatScore, row: number): ScoreLine | undefined {
  return score.lines.find((line) => line.kind === 'row' && line.row === row);
}

/** The cards of a display that a score line counts. */
export function litBy(line: ScoreLine | undefined, display: readonly (readonly TribeId[])[]): ReadonlySet<Slot> {
  const slots = ROWS.flatMap((row) => COLUMNS.map((column) => slotAt(row, column)));
  const laid = slots.flatMap((slot) => {
    const card = cardAt(display, slot);
    return card ? [{ slot, card }] : [];
  });
  const lit = laid.filter(({ slot, card }) => {
    switch (line?.kind) {
      case 'printed':
        return true;
      case 'effect':
        return card === line.card || (line.effect.kind === 'scorePerTwo' && symbolOf(card) === line.effect.symbol);
      case 'row':
        return slot.startsWith(`${line.row}.`);
      default:
        return false;
    }
  });
  return new Set(lit.map(({ slot }) => slot));
}

function symbolOf(id: TribeId) {
  return TRIBE_CARDS.find((card) => card.id === id)?.symbol;
}
