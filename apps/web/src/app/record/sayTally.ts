import type { Translator } from '@caravanserai/texts/page';
import { gamesIn, type Tally } from './record.ts';

/** «2 won, 1 lost, best 38»; undefined before the first game. */
export function sayTally(t: Translator, tally: Tally): string | undefined {
  if (gamesIn(tally) === 0) return undefined;
  return t(tally.drawn > 0 ? 'shell.record.tallyDrawn' : 'shell.record.tally', { ...tally });
}
