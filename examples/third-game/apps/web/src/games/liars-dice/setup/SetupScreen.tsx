import { useState } from 'react';
import { SetupForm } from '../../../app/setup/SetupForm.tsx';
import type { Setup } from '../client.ts';
import { device } from '../device.ts';
import { useT } from '../useT.ts';
import { keepDraft, lastDraft, setupOf } from './draft.ts';
import { DraftForm } from './DraftForm.tsx';

export function SetupScreen() {
  const t = useT();
  const [draft, setDraft] = useState(lastDraft);
  function setup(): Setup {
    keepDraft(draft);
    return setupOf(draft, t('shell.setup.you'));
  }
  return (
    <SetupForm device={device} title={t('liarsDice.setupTitle')} lead={t('liarsDice.setupLead')} setup={setup}>
      <DraftForm draft={draft} hasBot onChange={(part) => setDraft((now) => ({ ...now, ...part }))} />
    </SetupForm>
  );
}
