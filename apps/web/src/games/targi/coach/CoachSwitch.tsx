import { MenuSwitch } from '../../../app/parts/Menu.tsx';
import { useSignal } from '../../../app/signals/useSignal.ts';
import type { Snapshot } from '../client.ts';
import { useT } from '../useT.ts';
import { forgetSaid } from './memory.ts';
import { canBeCoached } from './switch.ts';
import { settings } from '../settings.ts';

/** Switch in the table's menu. States the reason where the coach is not allowed. */
export function CoachSwitch({ snapshot }: { readonly snapshot: Snapshot }) {
  const t = useT();
  const isOn = useSignal(settings.coach) === 'on';
  if (!canBeCoached(snapshot)) return <p className="menu-note">{t('play.coach.onlyBots')}</p>;
  return (
    <>
      <MenuSwitch isOn={isOn} onSwitch={(on) => settings.coach.set(on ? 'on' : 'off')}>
        <b>{t('play.coach.name')}</b> {t('play.coach.text')}
      </MenuSwitch>
      {isOn && (
        <button type="button" className="link-button" onClick={forgetSaid}>
          {t('play.coach.again')}
        </button>
      )}
    </>
  );
}
