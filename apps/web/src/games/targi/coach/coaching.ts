import type { Snapshot } from '../client.ts';
import { type Occasion, occasionsAt, type OccasionId } from './occasions.ts';

/** What the coach has said, and what it says now. */
export interface Coaching {
  readonly said: ReadonlySet<OccasionId>;
  readonly shown: Occasion | undefined;
  /** The moment of the table that it spoke at, and how often. */
  readonly at: string | undefined;
  readonly count: number;
}

/** More at once is a lecture; the rest is said when it occurs again. */
export const MOST_AT_ONCE = 2;

export function begin(said: ReadonlySet<OccasionId>): Coaching {
  return { said, shown: undefined, at: undefined, count: 0 };
}

/** The table has changed: what is new there is said, and what was said is over. */
export function lookUp(coaching: Coaching, snapshot: Snapshot): Coaching {
  const { gameId, version, control } = snapshot;
  const at = `${gameId} ${version} ${control.kind}`;
  return at === coaching.at ? coaching : speak({ ...coaching, at, count: 0 }, snapshot);
}

/** The learner has read it and wants to hear the next. */
export function goOn(coaching: Coaching, snapshot: Snapshot): Coaching {
  return speak(coaching, snapshot);
}

function speak(coaching: Coaching, snapshot: Snapshot): Coaching {
  const { said, count } = coaching;
  const shown = count < MOST_AT_ONCE ? occasionsAt(snapshot).find(({ id }) => !said.has(id)) : undefined;
  if (!shown) return { ...coaching, shown };
  return { ...coaching, shown, count: count + 1, said: new Set([...said, shown.id]) };
}
