import type { Targi } from '@caravanserai/targi';
import type { Bot } from '../src/bot.ts';
import { greedy } from '../src/targi/greedy.ts';
import type { LevelName } from '../src/targi/levels.ts';
import type { Mode, Request } from '../src/thinking/protocol.ts';
import { type Situation, someSituations } from './games.ts';

/** Quick enough to be asked twenty times in a test. */
const LEVELS_IN_TURN: readonly LevelName[] = ['shepherd', 'saltCarrier', 'guide', 'merchant'];

export function requestOf({ view, moves }: Situation, level: LevelName, seed: string, mode?: Mode): Request {
  return { view, moves, level, seed, mode: mode ?? { kind: 'nodes' } };
}

/** Decisions of all phases for all levels, the same on every machine; the last one is the strongest's. */
export function someRequests(count: number, bot: Bot<Targi> = greedy): Request[] {
  const situations = someSituations({ count, seed: 'requests', bot });
  return situations.map((at, i) => {
    const level = i === count - 1 ? 'amenokal' : LEVELS_IN_TURN[i % LEVELS_IN_TURN.length];
    return requestOf(at, level, `request ${i}`);
  });
}

/** A placement, and so much time that only an abort ends it. */
export function endlessRequest(): Request {
  const only = ({ view }: Situation) => view.pending.phase === 'place';
  const [situation] = someSituations({ count: 1, seed: 'endless', bot: greedy, only });
  return requestOf(situation, 'merchant', 'endless', { kind: 'time', ms: 86_400_000 });
}
