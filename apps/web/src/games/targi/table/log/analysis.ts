import { type Signal, signal } from '../../../../app/signals/signal.ts';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { kept } from '../../../../app/kept.ts';
import type { AnalysedMove, AnalysisAnswer, TableClient, TableError } from '../../client.ts';

export type Work =
  | { readonly kind: 'working'; readonly done: number; readonly moves: readonly AnalysedMove[] }
  | { readonly kind: 'answer'; readonly answer: AnalysisAnswer }
  | { readonly kind: 'failed'; readonly error: TableError };

const START: Work = { kind: 'working', done: 0, moves: [] };

/** One analysis per table, shared by all its users and cancelled when the last one leaves. */
const analysisOf = kept((client: TableClient) => {
  const work: Signal<Work> = signal<Work>(START, () => {
    const asking = new AbortController();
    if (work.get().kind !== 'answer') void ask(client, work, asking.signal);
    return () => asking.abort();
  });
  return work;
});

async function ask(client: TableClient, { set }: Signal<Work>, signal: AbortSignal): Promise<void> {
  const show = (work: Work) => {
    if (!signal.aborted) set(work);
  };
  show(START);
  let sofar: readonly AnalysedMove[] = [];
  const result = await client.analyse({
    signal,
    onProgress: (done) => show({ kind: 'working', done, moves: sofar }),
    onMoves: (moves) => void (sofar = moves),
  });
  show(result.ok ? { kind: 'answer', answer: result.value } : { kind: 'failed', error: result.error });
}

const UNASKED = signal<Work>(START);

/** For a finished game; does not start before it is wanted. */
export function useAnalysis(client: TableClient, isWanted = true): Work {
  return useSignal(isWanted ? analysisOf(client) : UNASKED);
}
