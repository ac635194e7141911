import { assert } from '@caravanserai/contract';
import { isSecret } from '../daily/secrecy.ts';
import { standingMoves } from '../matches/entries.ts';
import { fairnessOf } from '../matches/pictures.ts';
import type { TableEngine } from '../matches/table.ts';
import type { Entry, MatchRow } from '../storage/matchStore.ts';

/** A finished match with everything needed to verify its shuffle and every move offline, with `cli verify`. */
export async function makeFile(engine: TableEngine, match: MatchRow, entries: readonly Entry[], nowMs: number) {
  return {
    format: 'caravanserai-match-1',
    id: match.id,
    game: match.terms.game,
    rulesVersion: match.rulesVersion,
    options: match.terms.options,
    players: namesOf(match),
    fairness: fairnessOf(match, nowMs),
    moves: standingMoves(entries).map(({ seat, body }) => ({ seat, move: body })),
    result: match.result,
    notation: await makeNotation(engine, match, entries, nowMs),
  };
}

export function makeNotation(
  engine: TableEngine,
  match: MatchRow,
  entries: readonly Entry[],
  nowMs: number,
): Promise<string> {
  assert(!isSecret(match, nowMs), 'the notation contains the seed');
  const moves = standingMoves(entries).map(({ seat, body }) => ({ seat, move: body }));
  return engine.write(match, namesOf(match), moves);
}

function namesOf(match: MatchRow): Record<string, string> {
  return Object.fromEntries(match.seats.map(({ seat, person }) => [seat, person.name === '' ? 'guest' : person.name]));
}
