import { useCallback, useSyncExternalStore } from 'react';
import type { AnalysisAnswer, TableClient, TableError } from '../../client.ts';

export type Work =
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'answer'; readonly answer: AnalysisAnswer }
  | { readonly kind: 'failed'; readonly error: TableError };

/** One analysis of one table: asked for once, whoever looks at it, and given up when nobody does any more. */
interface Asked {
  work: Work;
  readonly listeners: Set<() => void>;
  asking: AbortController | undefined;
}

const START: Work = { kind: 'working', done: 0 };
const tables = new WeakMap<TableClient, Asked>();

function askedOf(client: TableClient): Asked {
  const asked = tables.get(client) ?? { work: START, listeners: new Set(), asking: undefined };
  tables.set(client, asked);
  return asked;
}

async function ask(client: TableClient, asked: Asked): Promise<void> {
  const asking = new AbortController();
  asked.asking = asking;
  const show = (work: Work) => {
    if (asking.signal.aborted) return;
    asked.work = work;
    for (const listener of asked.listeners) listener();
  };
  show(START);
  const result = await client.analyse({
    signal: asking.signal,
    onProgress: (done) => show({ kind: 'working', done }),
  });
  show(result.ok ? { kind: 'answer', answer: result.value } : { kind: 'failed', error: result.error });
}

function listen(client: TableClient, changed: () => void): () => void {
  const asked = askedOf(client);
  asked.listeners.add(changed);
  if (asked.asking === undefined) void ask(client, asked);
  return () => {
    asked.listeners.delete(changed);
    if (asked.listeners.size > 0 || asked.work.kind === 'answer') return;
    asked.asking?.abort();
    asked.asking = undefined;
  };
}

/** Of a finished game; nothing is asked for until it is wanted. */
export function useAnalysis(client: TableClient, isWanted = true): Work {
  const subscribe = useCallback(
    (changed: () => void) => (isWanted ? listen(client, changed) : () => undefined),
    [client, isWanted],
  );
  return useSyncExternalStore(subscribe, () => askedOf(client).work);
}
