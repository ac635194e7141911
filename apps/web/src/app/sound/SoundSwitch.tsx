import { Icon } from '../parts/icons.tsx';
import { useT } from '../settings/language.tsx';
import { useChoice } from '../settings/useSettings.ts';
import { switchSound } from './sound.ts';

/** In the head of every table. Its sign says how it is, its name what it switches. */
export function SoundSwitch({ className }: { readonly className: string }) {
  const t = useT();
  const isOn = useChoice('sound') !== 'off';
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
