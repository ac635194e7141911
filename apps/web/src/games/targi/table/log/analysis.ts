import { type Cell, cell } from '../../../../app/cells/cell.ts';
import { useCell } from '../../../../app/cells/useCell.ts';
import { kept } from '../../../../app/kept.ts';
import type { AnalysisAnswer, TableClient, TableError } from '../../client.ts';

export type Work =
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'answer'; readonly answer: AnalysisAnswer }
  | { readonly kind: 'failed'; readonly error: TableError };

const START: Work = { kind: 'working', done: 0 };

/** One analysis of one table: asked for once, no matter how many look at it, and given up when nobody does any more. */
const analysisOf = kept((client: TableClient) => {
  const work: Cell<Work> = cell<Work>(START, () => {
    const asking = new AbortController();
    if (work.get().kind !== 'answer') void ask(client, work, asking.signal);
    return () => asking.abort();
  });
  return work;
});

async function ask(client: TableClient, { set }: Cell<Work>, signal: AbortSignal): Promise<void> {
  const show = (work: Work) => {
    if (!signal.aborted) set(work);
  };
  show(START);
  const result = await client.analyse({ signal, onProgress: (done) => show({ kind: 'working', done }) });
  show(result.ok ? { kind: 'answer', answer: result.value } : { kind: 'failed', error: result.error });
}

const UNASKED = cell<Work>(START);

/** Of a finished game; nothing is asked for until it is wanted. */
export function useAnalysis(client: TableClient, isWanted = true): Work {
  return useCell(isWanted ? analysisOf(client) : UNASKED);
}
