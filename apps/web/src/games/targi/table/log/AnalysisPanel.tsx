import { lazy, Suspense, useEffect, useState } from 'react';
import type { AnalysisAnswer, Snapshot, TableClient, TableError } from '../../client.ts';
import { useT } from '../../useT.ts';
import { PanelFrame } from '../dialogs/PanelFrame.tsx';
import { useTableState } from '../tableState.tsx';
import { sayTableError } from '../words/errors.ts';

/** Only at the end of a game, and only for those who ask. */
const AnalysisResult = lazy(async () => ({ default: (await import('./AnalysisResult.tsx')).AnalysisResult }));

interface AnalysisPanelProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
}

type Work =
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'answer'; readonly answer: AnalysisAnswer }
  | { readonly kind: 'failed'; readonly error: TableError };

/** How the game went, move by move, and where it turned. */
export function AnalysisPanel({ snapshot, client }: AnalysisPanelProps) {
  const t = useT();
  const { openPanel } = useTableState();
  const work = useAnalysis(client);
  return (
    <PanelFrame title={t('play.analysis.title')} className="analysis-panel">
      {work.kind === 'working' && (
        <div className="hint-asking">
          <p>{t('play.analysis.working')}</p>
          <progress max={1} value={work.done} aria-label={t('play.analysis.working')} />
          <button type="button" className="button" onClick={() => openPanel(undefined)}>
            {t('play.cancel')}
          </button>
        </div>
      )}
      {work.kind === 'failed' && <p>{sayTableError(t, work.error)}</p>}
      <Suspense>
        {work.kind === 'answer' && <AnalysisResult snapshot={snapshot} client={client} answer={work.answer} />}
      </Suspense>
    </PanelFrame>
  );
}

function useAnalysis(client: TableClient): Work {
  const [work, setWork] = useState<Work>({ kind: 'working', done: 0 });
  useEffect(() => {
    const asking = new AbortController();
    const onProgress = (done: number) => {
      if (!asking.signal.aborted) setWork({ kind: 'working', done });
    };
    async function ask(): Promise<void> {
      const result = await client.analyse({ signal: asking.signal, onProgress });
      if (asking.signal.aborted) return;
      setWork(result.ok ? { kind: 'answer', answer: result.value } : { kind: 'failed', error: result.error });
    }
    void ask();
    return () => asking.abort();
  }, [client]);
  return work;
}
