import { useEffect, useState } from 'react';
import type { HintAnswer, LogEntry, PlaceId, Snapshot, TableClient } from '../client.ts';
import { usePointing, useTableState } from '../table/tableState.tsx';
import { type Warning, warningAt, warningOf } from './warnings.ts';

/** Advice on one moment of the table. */
interface Advice {
  readonly snapshot: Snapshot;
  readonly answer: HintAnswer;
}

export interface Warned {
  readonly warning: Warning;
  /** The moment that it was weighed at. */
  readonly snapshot: Snapshot;
  /** It is made already, and can be taken back. */
  readonly isMade: boolean;
}

/** What would cost much: at the place that is looked at, or in the move that was just drafted. */
export function useWarning(client: TableClient, snapshot: Snapshot, isPlaying: boolean): Warned | undefined {
  const advices = useAdvices(client, snapshot, isPlaying);
  const { sheet } = useTableState();
  const { pointed, selected } = usePointing();
  if (isPlaying) return undefined;
  const place = sheet === 'hand' ? undefined : (sheet ?? selected ?? pointed);
  return (place && warnBefore(advices, snapshot, place)) || warnAfter(advices, snapshot);
}

/** One moment of one game, and a move: what is said about them is said once. */
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
  return warning && { warning, snapshot: advice.snapshot, isMade: true };
}

/** What was weighed after a move that has been taken back since is about another table. */
function isJustBefore(before: Snapshot, { gameId, version, log }: Snapshot): boolean {
  const moveOf = (entry: LogEntry | undefined) => JSON.stringify(entry?.move);
  return before.gameId === gameId && before.version === version - 1 && moveOf(before.log.at(-1)) === moveOf(log.at(-2));
}

/** On this moment and the one before. */
function useAdvices(client: TableClient, snapshot: Snapshot, isPlaying: boolean): readonly Advice[] {
  const [advices, setAdvices] = useState<readonly Advice[]>([]);
  const isAsked = !isPlaying && snapshot.control.kind === 'act' && snapshot.moves.length > 1;
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    async function ask(): Promise<void> {
      const result = await client.hint({ signal: asking.signal });
      if (!result.ok || asking.signal.aborted) return;
      setAdvices((now) => [...now.slice(-1), { snapshot, answer: result.value }]);
    }
    void ask();
    return () => asking.abort();
  }, [client, snapshot, isAsked]);
  return advices;
}
