import type { DuoShown } from '@caravanserai/contract';
import { useState } from 'react';
import { Notice } from '../../app/parts/Notice.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { sayError, sayPerson } from '../words.ts';
import { duoApi } from './duoApi.ts';
import type { DuoT } from './useDuoT.ts';

interface DuoInvitationProps {
  readonly t: DuoT;
  readonly shown: DuoShown;
  readonly onJoined: () => void;
}

export function DuoInvitation({ t, shown: { id, host }, onJoined }: DuoInvitationProps) {
  const [isBusy, setBusy] = useState(false);
  async function join(): Promise<void> {
    setBusy(true);
    const joined = await duoApi.join(id);
    setBusy(false);
    if (!joined.ok) showToast({ text: sayError(t, joined.error) });
    else if (joined.value.id !== id) return go(pathTo(PATHS.duo, joined.value.id), { replace: true });
    return onJoined();
  }
  return (
    <Notice title={t('duo.invites', { person: sayPerson(t, host) })} text={t('duo.invitesText')}>
      <button
        type="button"
        className="button button-main button-large"
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : void join())}
      >
        {t('duo.join')}
      </button>
    </Notice>
  );
}
