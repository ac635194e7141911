import type { RuleId } from '@caravanserai/targi/rules';
import { lazy, Suspense } from 'react';
import { useT } from '../../useT.ts';
import { PanelFrame } from './PanelFrame.tsx';

/** Few look them up during a game: their file comes with the first who do. */
const RuleLines = lazy(async () => ({ default: (await import('./RuleLines.tsx')).RuleLines }));

/** The rules beside the game, open at the line that is asked for. */
export function RulesPanel({ rule }: { readonly rule: RuleId | undefined }) {
  const t = useT();
  return (
    <PanelFrame title={t('home.rules.title')} className="rules-panel">
      <Suspense>
        <RuleLines key={rule} rule={rule} />
      </Suspense>
    </PanelFrame>
  );
}
