import { useEffect, useState } from 'react';
import type { Snapshot } from '../client.ts';
import { begin, type Coaching, goOn, lookUp } from './coaching.ts';
import { explained } from './memory.ts';
import type { Occasion } from './occasions.ts';

interface Spoken {
  readonly shown: Occasion | undefined;
  readonly goOn: () => void;
}

/** The coach's explanations for this moment; none while an animation is running. */
export function useCoaching(snapshot: Snapshot, isPlaying: boolean): Spoken {
  const [coaching, setCoaching] = useState<Coaching>(() => begin(explained.get()));
  const now = isPlaying ? coaching : lookUp(coaching, snapshot);
  if (now !== coaching) setCoaching(now);
  const { said, shown } = now;
  useEffect(() => explained.set(said), [said]);
  return { shown, goOn: () => setCoaching(goOn(now, snapshot)) };
}
