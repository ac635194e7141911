import { Suspense } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { late } from '../../../../app/late.ts';
import type { TableProps } from '../../client.ts';
import { useCoachT } from '../../useT.ts';
import { PanelFrame } from '../dialogs/PanelFrame.tsx';
import { useTableState } from '../tableState.tsx';
import { sayTableError } from '../words/errors.ts';
import { useAnalysis } from './analysis.ts';

/** Loaded on demand: used only at the end of a game. */
const AnalysisResult = late(async () => (await import('./AnalysisResult.tsx')).AnalysisResult);
const CurveSoFar = late(async () => (await import('./AnalysisResult.tsx')).CurveSoFar);

/** Move-by-move analysis of the game and its turning points. */
export function AnalysisPanel({ snapshot, client }: TableProps) {
  const t = useCoachT();
  const { openPanel } = useTableState();
  const work = useAnalysis(client);
  return (
    <PanelFrame title={t('play.analysis.title')}>
      {work.kind === 'working' && (
        <div className="hint-asking">
          <p>{t('coach.analysis.working')}</p>
          <progress max={1} value={work.done} aria-label={t('coach.analysis.working')} />
          <Suspense>{work.moves.length > 0 && <CurveSoFar snapshot={snapshot} moves={work.moves} />}</Suspense>
          <Button onClick={() => openPanel(undefined)}>{t('play.cancel')}</Button>
        </div>
      )}
      {work.kind === 'failed' && <p>{sayTableError(t, work.error)}</p>}
      <Suspense>
        {work.kind === 'answer' && <AnalysisResult snapshot={snapshot} client={client} answer={work.answer} />}
      </Suspense>
    </PanelFrame>
  );
}
