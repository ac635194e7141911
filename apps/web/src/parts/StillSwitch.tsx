import { PAINT } from '../art/paint.ts';
import { Picture } from '../art/Picture.tsx';
import { useT } from '../settings/language.tsx';

interface StillSwitchProps {
  readonly isStill: boolean;
  readonly onStill: (isStill: boolean) => void;
}

/** Stops the living pictures. Who asked the system for less motion sees them still anyway, and no switch. */
export function StillSwitch({ isStill, onStill }: StillSwitchProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="still-switch"
      aria-pressed={isStill}
      aria-label={t('home.settings.still')}
      title={t('home.settings.still')}
      onClick={() => onStill(!isStill)}
    >
      <Picture>
        {isStill ? <path d="M22 14 50 32 22 50z" fill={PAINT.ink} /> : <path d="M24 16v32M40 16v32" strokeWidth={8} />}
      </Picture>
    </button>
  );
}
