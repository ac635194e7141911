import { Choices } from '../../../app/setup/Choices.tsx';
import type { TableOptionsProps } from '../../listing.ts';
import { LEVEL_NAMES } from '../client.ts';
import { settle } from '../setup/draft.ts';
import { First, Gaps, PlayerCount, Variants } from '../setup/Variants.tsx';
import type { TableOptions } from './tableOptions.ts';
import { useT } from '../useT.ts';

/** Number of players, kind of game and, against the computer, the level of the bots. */
export function TableOptionsForm({ tableOptions, who, onChange }: TableOptionsProps<TableOptions>) {
  const t = useT();
  const { targets: options, flicker } = tableOptions;
  const change = (part: Partial<TableOptions['targets']>) =>
    onChange({ targets: settle({ ...options, ...part }, part) });
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
            title: t(`teaser.targets.level.${choice}.name`),
            text: t(`teaser.targets.level.${choice}.text`),
          }))}
        />
      )}
      <Variants t={t} options={options} onChange={change} />
      <First t={t} options={options} onChange={change} />
      <Gaps t={t} options={options} onChange={change} />
    </>
  );
}
