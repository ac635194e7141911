import { Suspense } from 'react';
import { late } from '../../../../app/late.ts';
import type { Snapshot, TableClient } from '../../client.ts';
import { useT } from '../../useT.ts';
import { PanelFrame } from '../dialogs/PanelFrame.tsx';
import { useTableState } from '../tableState.tsx';
import { sayTableError } from '../words/errors.ts';
import { useAnalysis } from './analysis.ts';

/** Only at the end of a game, and only for those who ask. */
const AnalysisResult = late(async () => (await import('./AnalysisResult.tsx')).AnalysisResult);

interface AnalysisPanelProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
}

/** How the game went, move by move, and where it turned. */
export function AnalysisPanel({ snapshot, client }: AnalysisPanelProps) {
  const t = useT();
  const { openPanel } = useTableState();
  const work = useAnalysis(client);
  return (
    <PanelFrame title={t('play.analysis.title')}>
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
