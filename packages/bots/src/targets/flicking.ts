import type { Rng } from '@caravanserai/contract';
import {
  discCentres,
  flickOf,
  isLyingOn,
  sceneOf,
  type Seat,
  type Simulate,
  type State,
  type Stroke,
} from '@caravanserai/targets';
import { type Aim, strokesAt, towerStrokes } from './aims.ts';
import { drawSlip, type Hand, slipped } from './hand.ts';
import { outcomeOf } from './outcome.ts';
import { type Sense, worthOf } from './worth.ts';

/** The number of strokes and of tries for each. The best strokes advance to the next stage. */
export interface Stage {
  readonly strokes: number;
  readonly tries: number;
}

export interface Aiming {
  readonly aims: readonly Aim[];
  readonly stages: readonly Stage[];
  readonly hand: Hand;
  readonly sense: Sense;
}

interface Candidate {
  readonly stroke: Stroke;
  sum: number;
  tries: number;
}

/**
 * Chooses the stroke with the best mean outcome under the hand's random errors, and returns it with one more random error. Yields the
 * progress, 0 to 1.
 */
export function* aim(s: State, seat: Seat, aiming: Aiming, simulate: Simulate, rng: Rng): Generator<number, Stroke> {
  const { aims, stages, hand, sense } = aiming;
  const isGolden = s.phase.name === 'golden';
  const count = stages[0].strokes;
  const strokes = isGolden ? towerStrokes(s, seat, count, rng) : strokesAt(s, seat, aims, count, rng);
  const worth = (stroke: Stroke) =>
    isGolden
      ? goldenWorth(s, seat, stroke, simulate)
      : worthOf(outcomeOf(s, seat, { type: 'flick', ...stroke }, simulate), seat, sense);
  const total = stages.reduce((sum, stage) => sum + stage.strokes * stage.tries, 0);

  let field = strokes.map((stroke): Candidate => ({ stroke, sum: 0, tries: 0 }));
  let done = 0;
  for (const stage of stages) {
    field = field.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, stage.strokes);
    for (let i = 0; i < stage.tries; i++) {
      const slip = drawSlip(rng); // the same error for all candidates, so that luck does not decide
      for (const candidate of field) {
        candidate.sum += worth(slipped(candidate.stroke, hand, slip));
        candidate.tries++;
        yield ++done / total;
      }
    }
  }
  const best = field.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  return slipped(best.stroke, hand, drawSlip(rng));
}

function meanOf({ sum, tries }: Candidate): number {
  return tries === 0 ? 0 : sum / tries;
}

const ON_TABLE = 0.02; // only a tie-break
const [DISC] = discCentres(1);

/** T15: as if nobody else flicked, because nobody knows how the others do. */
function goldenWorth(s: State, seat: Seat, stroke: Stroke, simulate: Simulate): number {
  const { dice, facts } = simulate(sceneOf(s), flickOf(s, seat, stroke));
  return facts.reduce((sum, { die, where, face, isFlat }) => {
    const pose = dice.find((placed) => placed.die === die)?.pose;
    if (!s.towers[seat].includes(die) || where !== 'table' || !isFlat) return sum;
    return sum + (face ?? 0) * (isLyingOn({ pose, isFlat }, DISC) ? 1 : ON_TABLE);
  }, 0);
}
