import type { Options } from '@caravanserai/targets';
import { Choices } from '../../../app/setup/Choices.tsx';
import { Tick } from '../../../app/setup/Tick.tsx';
import type { TargetsT } from '../useT.ts';

const COUNTS = ['2', '3', '4'] as const;

interface VariantsProps {
  readonly t: TargetsT; // that speaks of Targets
  readonly options: Options;
  readonly onChange: (part: Partial<Options>) => void;
}

export function PlayerCount({ t, options, onChange }: VariantsProps) {
  return (
    <Choices
      kind="row"
      name="count"
      title={t('targets.page.setup.count')}
      chosen={`${options.players}` as (typeof COUNTS)[number]}
      onChoose={(count) =>
        onChange({ players: Number(count) as Options['players'], teams: options.teams && count === '4' })
      }
      choices={COUNTS.map((choice) => ({ choice, title: choice }))}
    />
  );
}

export function Variants({ t, options, onChange }: VariantsProps) {
  return (
    <fieldset className="choices">
      <legend>{t('targets.page.setup.variants')}</legend>
      <div className="choice-list choice-list-wide">
        <Tick
          title={t('targets.page.setup.pasVu')}
          text={t('targets.page.setup.pasVuText')}
          isTicked={options.pasVu}
          onTick={(pasVu) => onChange({ pasVu })}
        />
        <Tick
          title={t('targets.page.setup.threeByThree')}
          text={t('targets.page.setup.threeByThreeText')}
          isTicked={options.threeByThree}
          onTick={(threeByThree) => onChange({ threeByThree })}
        />
        <Tick
          title={t('targets.page.setup.teams')}
          text={t('targets.page.setup.teamsText')}
          isTicked={options.teams}
          onTick={(teams) => onChange({ teams })}
        />
        <Tick
          title={t('targets.page.setup.forYou')}
          text={t('targets.page.setup.forYouText')}
          isTicked={options.calls === 'forYou'}
          onTick={(isTicked) => onChange({ calls: isTicked ? 'forYou' : 'own' })}
        />
      </div>
    </fieldset>
  );
}
