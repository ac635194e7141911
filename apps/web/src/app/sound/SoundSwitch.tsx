import { Icon } from '../parts/icons.tsx';
import { useCell } from '../cells/useCell.ts';
import { useT } from '../settings/language.tsx';
import { settings } from '../settings/settings.ts';
import { switchSound } from './sound.ts';

/** In the head of every table. Its sign says how it is, its name what it switches. */
export function SoundSwitch({ className }: { readonly className: string }) {
  const t = useT();
  const isOn = useCell(settings.sound) !== 'off';
  const label = t('shell.settings.sound.label');
  return (
    <button
      type="button"
      className={`${className} sound-switch`}
      aria-label={label}
      title={t(isOn ? 'shell.settings.sound.turnOff' : 'shell.settings.sound.turnOn')}
      aria-pressed={isOn}
      onClick={switchSound}
    >
      <Icon name={isOn ? 'sound' : 'silent'} />
    </button>
  );
}
