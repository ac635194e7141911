import { type GameRecord, type Move, targi, type Targi } from '@caravanserai/targi';
import type { Bot } from '../src/bot.ts';
import { greedy } from '../src/targi/greedy.ts';
import type { LevelName } from '../src/targi/levels.ts';
import type { Mode, Request } from '../src/targi/thinking/request.ts';
import { playOn, type Situation, someSituations } from './games.ts';

/** Levels fast enough for many requests in a test. */
const FAST_LEVELS: readonly LevelName[] = ['shepherd', 'saltCarrier', 'guide', 'merchant'];

export function requestOf({ view, moves }: Situation, level: LevelName, seed: string, mode?: Mode): Request {
  return { view, moves, level, seed, mode: mode ?? { kind: 'nodes' } };
}

/** Deterministic requests for all phases and fast levels; the last one is a placement by a strong level. */
export function someRequests(count: number, bot: Bot<Targi> = greedy): Request[] {
  const situations = someSituations({ count: count - 1, seed: 'requests', bot });
  const requests = situations.map((at, i) => requestOf(at, FAST_LEVELS[i % FAST_LEVELS.length], `request ${i}`));
  return [...requests, requestOf(somePlacement('strongest'), 'amenokal', 'strongest')];
}

function somePlacement(seed: string): Situation {
  const only = ({ view }: Situation) => view.pending.phase === 'place' && view.round > 2;
  return someSituations({ count: 1, seed, bot: greedy, only })[0];
}

/** A placement with so much time that only an abort ends it. */
export function endlessRequest(): Request {
  return requestOf(somePlacement('endless'), 'amenokal', 'endless', { kind: 'time', ms: 86_400_000 });
}

/** The record of a whole game. */
export function someRecord(seed: string, bot: Bot<Targi> = greedy): GameRecord {
  const moves: Move[] = [];
  const recording: Bot<Targi> = {
    name: bot.name,
    choose(view, legal, rng) {
      const move = legal.length === 1 ? legal[0] : bot.choose(view, legal, rng);
      moves.push(move);
      return move;
    },
  };
  playOn(targi.init(targi.defaultOptions, seed), seed, recording);
  return {
    rulesVersion: targi.rulesVersion,
    seed,
    options: targi.defaultOptions,
    players: { blue: bot.name, white: bot.name },
    moves,
  };
}
