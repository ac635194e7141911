import { storedFlag } from '../../app/signals/storedSignal.ts';
import { useSignal } from '../../app/signals/useSignal.ts';
import { useT } from '../../app/settings/language.tsx';
import { useState } from 'react';
import { usePush } from './usePush.ts';

/** Turns push on or off for this device, or explains why the browser does not allow it. As an offer, it explains only after a failed attempt. */
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

const declined = storedFlag('caravanserai.online.notTold', 'yes');

/** Offers push once, over the table, while a move may take days. */
export function PushBanner() {
  const t = useT();
  const { state, turn } = usePush();
  const isDeclined = useSignal(declined);
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
