import { fairnessOf } from '../matches/pictures.ts';
import type { TableEngine } from '../matches/table.ts';
import type { Entry, MatchRow } from '../storage/matchStore.ts';

/** A finished match with all that it takes to check its shuffle and every move, anywhere. `cli verify` reads it. */
export async function makeFile(engine: TableEngine, match: MatchRow, entries: readonly Entry[]) {
  return {
    format: 'caravanserai-match-1',
    id: match.id,
    game: match.terms.game,
    rulesVersion: match.rulesVersion,
    options: match.terms.options,
    players: namesOf(match),
    fairness: fairnessOf(match),
    moves: playedOut(entries).map(({ seat, body }) => ({ seat, move: body })),
    result: match.result,
    notation: await makeNotation(engine, match, entries),
  };
}

export function makeNotation(engine: TableEngine, match: MatchRow, entries: readonly Entry[]): Promise<string> {
  const moves = playedOut(entries).map(({ seat, body }) => ({ seat, move: body }));
  return engine.write(match, namesOf(match), moves);
}

function namesOf(match: MatchRow): Record<string, string> {
  return Object.fromEntries(match.seats.map(({ seat, person }) => [seat, person.name === '' ? 'guest' : person.name]));
}

type MoveEntry = Extract<Entry, { kind: 'move' }>;

/** The moves that count: what was taken back by consent is not among them. */
function playedOut(entries: readonly Entry[]): MoveEntry[] {
  const lengths = new Map([[0, 0]]); // how many moves counted at each version
  const path: MoveEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') path.push(entry);
    if (entry.kind === 'undo') path.length = lengths.get(entry.body.to) ?? 0;
    lengths.set(entry.version, path.length);
  }
  return path;
}
