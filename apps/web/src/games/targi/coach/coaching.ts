import type { Snapshot } from '../client.ts';
import { type Occasion, occasionsAt, type OccasionId } from './occasions.ts';

/** What the coach has explained so far, and what it is explaining now. */
export interface Coaching {
  readonly said: ReadonlySet<OccasionId>;
  readonly shown: Occasion | undefined;
  /** The table moment of the last explanations, and their number. */
  readonly at: string | undefined;
  readonly count: number;
}

/** More at once is too much to read; the rest is explained at its next occurrence. */
export const MOST_AT_ONCE = 2;

export function begin(said: ReadonlySet<OccasionId>): Coaching {
  return { said, shown: undefined, at: undefined, count: 0 };
}

/** Called on a table change: drops the current explanations and starts those for new occasions. */
export function lookUp(coaching: Coaching, snapshot: Snapshot): Coaching {
  const { gameId, version, control } = snapshot;
  const at = `${gameId} ${version} ${control.kind}`;
  return at === coaching.at ? coaching : speak({ ...coaching, at, count: 0 }, snapshot);
}

/** Moves to the next explanation after the learner has read one. */
export function goOn(coaching: Coaching, snapshot: Snapshot): Coaching {
  return speak(coaching, snapshot);
}

function speak(coaching: Coaching, snapshot: Snapshot): Coaching {
  const { said, count } = coaching;
  const shown = count < MOST_AT_ONCE ? occasionsAt(snapshot).find(({ id }) => !said.has(id)) : undefined;
  if (!shown) return { ...coaching, shown };
  return { ...coaching, shown, count: count + 1, said: new Set([...said, shown.id]) };
}
