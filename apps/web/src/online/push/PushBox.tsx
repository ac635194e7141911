import { keptFlag } from '../../app/cells/keptCell.ts';
import { useCell } from '../../app/cells/useCell.ts';
import { useT } from '../../app/settings/language.tsx';
import { useState } from 'react';
import { usePush } from './usePush.ts';

/** On or off for this device; and why not, where the browser does not let us. As an offer it says that only to those who try. */
export function PushBox({ isOffer = false }: { readonly isOffer?: boolean }) {
  const t = useT();
  const { state, turn } = usePush();
  const [isTried, setTried] = useState(false);
  const canSwitch = state !== 'missing' && state !== 'refused';
  if (!state || (isOffer && !canSwitch && !isTried)) return undefined;
  return (
    <div className="push-box">
      <p role="status">{t(`online.push.${state}`)}</p>
      {canSwitch && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setTried(true);
            turn(state !== 'on');
          }}
        >
          {t(state === 'on' ? 'online.push.stop' : 'online.push.start')}
        </button>
      )}
    </div>
  );
}

const declined = keptFlag('caravanserai.online.notTold', 'yes');

/** Once, over the table, while somebody waits for a move that may take days. */
export function PushBanner() {
  const t = useT();
  const { state, turn } = usePush();
  const isDeclined = useCell(declined);
  if (state !== 'off' || isDeclined) return undefined;
  return (
    <div className="banner" role="status">
      <p>{t('online.push.ask')}</p>
      <button type="button" className="button button-main" onClick={() => turn(true)}>
        {t('online.push.start')}
      </button>
      <button type="button" className="button" onClick={() => declined.set(true)}>
        {t('online.push.decline')}
      </button>
    </div>
  );
}
