import type { IconName } from './icons.tsx';
import { RoundButton } from './RoundButton.tsx';
import { useT } from '../settings/language.tsx';

interface ScrubBarProps {
  readonly at: number;
  readonly last: number;
  /** An earlier position is shown. */
  readonly isBack: boolean;
  readonly look: (at: number) => void;
  /** Like `look`, for games that animate a step forward. */
  readonly stepOn?: (at: number) => void;
}

/** Steps through the moves of a game; the last position is the current one. */
export function ScrubBar({ at, last, isBack, look, stepOn = look }: ScrubBarProps) {
  const t = useT();
  return (
    <div className="scrubber" role="group" aria-label={t('table.scrub.label')}>
      <Step icon="first" label={t('table.scrub.first')} isDisabled={at === 0} onClick={() => look(0)} />
      <Step icon="back" label={t('table.scrub.back')} isDisabled={at === 0} onClick={() => look(at - 1)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('table.scrub.slider')}
        aria-valuetext={t('table.past.at', { version: at, count: last })}
        onChange={({ target }) => look(target.valueAsNumber)}
      />
      <Step icon="forward" label={t('table.scrub.forward')} isDisabled={at === last} onClick={() => stepOn(at + 1)} />
      <Step icon="last" label={t('table.past.return')} isDisabled={!isBack} onClick={() => look(last)} />
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function Step({ isDisabled, onClick, ...props }: StepProps) {
  return <RoundButton {...props} hasTip aria-disabled={isDisabled} onClick={isDisabled ? undefined : onClick} />;
}
