import { useEffect, useState } from 'react';
import type { HintAnswer, LogEntry, PlaceId, Snapshot, TableClient } from '../client.ts';
import type { Move } from '@caravanserai/targi';
import { usePointing, useTableState } from '../table/tableState.tsx';
import { placesOfMove } from '../table/turn/movePlaces.ts';
import { type Warning, warningAt, warningOf } from './warnings.ts';

/** Bot advice for one snapshot. */
interface Advice {
  readonly snapshot: Snapshot;
  readonly answer: HintAnswer;
  /** The places that the player has looked at since. */
  readonly looked: Set<PlaceId>;
}

export interface Warned {
  readonly warning: Warning;
  /** The snapshot that the advice was computed for. */
  readonly snapshot: Snapshot;
  /** The move is already made and can be undone. */
  readonly isMade: boolean;
}

/** Warning about a costly move: at the inspected place, or in the move just drafted. */
export function useWarning(client: TableClient, snapshot: Snapshot, isPlaying: boolean): Warned | undefined {
  const advices = useAdvices(client, snapshot, isPlaying);
  const { sheet } = useTableState();
  const { pointed, selected } = usePointing();
  const place = sheet === 'hand' ? undefined : (sheet ?? selected ?? pointed);
  useEffect(() => {
    if (place !== undefined) advices.find((each) => each.snapshot.view === snapshot.view)?.looked.add(place);
  }, [advices, snapshot, place]);
  if (isPlaying) return undefined;
  return (place && warnBefore(advices, snapshot, place)) || warnAfter(advices, snapshot);
}

/** Identifies a warning by game, moment and move, so that it is shown once. */
export function keyOf({ warning, snapshot }: Warned): string {
  return `${snapshot.gameId} ${snapshot.version} ${JSON.stringify(warning.move)}`;
}

function warnBefore(advices: readonly Advice[], snapshot: Snapshot, place: PlaceId): Warned | undefined {
  const advice = advices.find((each) => each.snapshot.view === snapshot.view);
  const warning = advice && snapshot.control.kind === 'act' && warningAt(snapshot, advice.answer, place);
  return warning ? { warning, snapshot, isMade: false } : undefined;
}

function warnAfter(advices: readonly Advice[], snapshot: Snapshot): Warned | undefined {
  const { log, undo, viewer } = snapshot;
  const last = log.at(-1);
  const advice = advices.find((each) => isJustBefore(each.snapshot, snapshot));
  if (!advice || !undo.can || last?.seat !== viewer || !last.move) return undefined;
  const warning = warningOf(advice.snapshot, advice.answer, last.move);
  return (
    warning && {
      warning: { ...warning, better: unseen(advice) ?? warning.better },
      snapshot: advice.snapshot,
      isMade: true,
    }
  );
}

/** Among the best moves, which are about equal, one that the player did not look at. */
function unseen({ answer, looked }: Advice): Move | undefined {
  const best = answer.options.filter(({ isEqual }) => isEqual);
  return best.find(({ move }) => !placesOfMove(move).some((place) => looked.has(place)))?.move;
}

/** False if the position was undone since: its advice is stale. */
function isJustBefore(before: Snapshot, { gameId, version, log }: Snapshot): boolean {
  const moveOf = (entry: LogEntry | undefined) => JSON.stringify(entry?.move);
  return before.gameId === gameId && before.version === version - 1 && moveOf(before.log.at(-1)) === moveOf(log.at(-2));
}

/** Advice for the current snapshot and the previous one. */
function useAdvices(client: TableClient, snapshot: Snapshot, isPlaying: boolean): readonly Advice[] {
  const [advices, setAdvices] = useState<readonly Advice[]>([]);
  const isAsked = !isPlaying && snapshot.control.kind === 'act' && snapshot.moves.length > 1;
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    async function ask(): Promise<void> {
      const result = await client.hint({ signal: asking.signal });
      if (!result.ok || asking.signal.aborted) return;
      setAdvices((now) => [...now.slice(-1), { snapshot, answer: result.value, looked: new Set() }]);
    }
    void ask();
    return () => asking.abort();
  }, [client, snapshot, isAsked]);
  return advices;
}
