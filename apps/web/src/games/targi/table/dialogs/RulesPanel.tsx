import type { RuleId } from '@caravanserai/targi/rules';
import { loadTargiReading } from '@caravanserai/texts/page';
import { Suspense } from 'react';
import { late } from '../../../../app/late.ts';
import { inWords } from '../../../../app/settings/inWords.ts';
import { useT } from '../../useT.ts';
import { PanelFrame } from './PanelFrame.tsx';

/** Loaded on demand: rarely opened during a game. */
const RuleLines = late(async () => (await inWords(loadTargiReading, import('./RuleLines.tsx'))).RuleLines);

/** The rules beside the game, opened at the requested rule. */
export function RulesPanel({ rule }: { readonly rule: RuleId | undefined }) {
  const t = useT();
  return (
    <PanelFrame title={t('pages.rules.title')} className="rules-panel">
      <Suspense>
        <RuleLines key={rule} rule={rule} />
      </Suspense>
    </PanelFrame>
  );
}
