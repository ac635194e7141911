import { Icon } from '../parts/icons.tsx';
import { useSignal } from '../signals/useSignal.ts';
import { useT } from '../settings/language.tsx';
import { settings } from '../settings/settings.ts';
import { switchSound } from './sound.ts';

/** In the header of every table. The icon shows the state; the label names the action. */
export function SoundSwitch({ className }: { readonly className: string }) {
  const t = useT();
  const isOn = useSignal(settings.sound) !== 'off';
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
