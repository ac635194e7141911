import { useState } from 'react';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { useStart } from '../../../app/play/useStart.ts';
import { StartButton } from '../../../app/setup/StartButton.tsx';
import { device } from '../device.ts';
import { useT } from '../useT.ts';
import { keepDraft, lastDraft, setupOf } from './draft.ts';
import { DraftForm } from './DraftForm.tsx';

export function SetupScreen() {
  const t = useT();
  const [draft, setDraft] = useState(lastDraft);
  const { isStarting, start } = useStart(device);
  return (
    <form
      className="setup width"
      onSubmit={(event) => {
        event.preventDefault();
        keepDraft(draft);
        start(setupOf(draft, t('shell.setup.you')));
      }}
    >
      <div className="section-head">
        <ScreenTitle>{t('liarsDice.setupTitle')}</ScreenTitle>
        <p className="lead">{t('liarsDice.setupLead')}</p>
      </div>
      <DraftForm draft={draft} hasBot onChange={(part) => setDraft((now) => ({ ...now, ...part }))} />
      <StartButton isBusy={isStarting}>{t(isStarting ? 'shell.enter.preparing' : 'shell.setup.start')}</StartButton>
    </form>
  );
}
