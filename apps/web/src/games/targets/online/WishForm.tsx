import { Choices } from '../../../app/setup/Choices.tsx';
import type { WishProps } from '../../front.ts';
import { LEVEL_NAMES } from '../client.ts';
import { settle } from '../setup/draft.ts';
import { First, Gaps, PlayerCount, Variants } from '../setup/Variants.tsx';
import type { Wishes } from './wishes.ts';
import { useT } from '../useT.ts';

/** How many play Targets, which way, and, where it is against the computer, how well that flicks. */
export function WishForm({ wishes, who, onChange }: WishProps<Wishes>) {
  const t = useT();
  const { targets: options, flicker } = wishes;
  const change = (part: Partial<Wishes['targets']>) => onChange({ targets: settle({ ...options, ...part }, part) });
  return (
    <>
      <PlayerCount t={t} options={options} onChange={change} />
      {who === 'bot' && (
        <Choices
          kind="lines"
          name="flicker"
          title={t('targets.page.setup.level')}
          chosen={flicker}
          onChoose={(chosen) => onChange({ flicker: chosen })}
          choices={LEVEL_NAMES.map((choice) => ({
            choice,
            title: t(`bots.flicker.${choice}.name`),
            text: t(`bots.flicker.${choice}.text`),
          }))}
        />
      )}
      <Variants t={t} options={options} onChange={change} />
      <First t={t} options={options} onChange={change} />
      <Gaps t={t} options={options} onChange={change} />
    </>
  );
}
