import { MenuSwitch } from '../../../app/parts/Menu.tsx';
import { settings } from '../../../app/settings/settings.ts';
import { useCell } from '../../../app/cells/useCell.ts';
import type { Snapshot } from '../client.ts';
import { useT } from '../useT.ts';
import { forgetSaid } from './memory.ts';
import { canBeCoached } from './switch.ts';

/** In the table's menu. Where the coach may not help, it says why. */
export function CoachSwitch({ snapshot }: { readonly snapshot: Snapshot }) {
  const t = useT();
  const isOn = useCell(settings.coach) === 'on';
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
