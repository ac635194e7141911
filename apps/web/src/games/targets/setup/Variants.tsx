import type { Options } from '@caravanserai/targets';
import { targetsSeat } from '@caravanserai/texts/page';
import { Choices } from '../../../app/setup/Choices.tsx';
import { Tick } from '../../../app/setup/Tick.tsx';
import { SEATS } from '../client.ts';
import { SeatMark } from '../art/SeatMark.tsx';
import type { TargetsT } from '../useT.ts';
import { GAPS_CM } from './draft.ts';

const COUNTS = ['2', '3', '4'] as const;

interface VariantsProps {
  readonly t: TargetsT; // with the texts of Targets
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
        {(['pasVu', 'threeByThree', 'teams'] as const).map((variant) => (
          <Tick
            key={variant}
            title={t(`targets.page.setup.${variant}`)}
            text={t(`targets.page.setup.${variant}Text`)}
            isTicked={options[variant]}
            onTick={(isTicked) => onChange({ [variant]: isTicked })}
          />
        ))}
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

/** T30. */
export function First({ t, options, onChange }: VariantsProps) {
  const choices = ['drawn', 'called', ...SEATS.slice(0, options.players)] as const;
  const titles = { drawn: t('shell.setup.firstDrawn'), called: t('targets.page.setup.firstCalled') };
  return (
    <Choices
      kind="row"
      name="first"
      title={t('shell.setup.first')}
      chosen={options.first}
      onChoose={(first) => onChange({ first })}
      choices={choices.map((choice) => ({
        choice,
        title: choice === 'drawn' || choice === 'called' ? titles[choice] : targetsSeat(t, choice),
      }))}
    />
  );
}

/** T31. */
export function Gaps({ t, options, onChange }: VariantsProps) {
  const { gapsCm } = options;
  return (
    <fieldset className="choices">
      <legend>{t('targets.page.setup.gaps')}</legend>
      <div className="seat-forms">
        {SEATS.slice(0, options.players).map((seat) => (
          <p key={seat} className="field">
            <label htmlFor={`gap-${seat}`}>
              <SeatMark seat={seat} /> {targetsSeat(t, seat)}
            </label>
            <select
              id={`gap-${seat}`}
              value={gapsCm[seat]}
              onChange={({ target }) =>
                onChange({ gapsCm: { ...gapsCm, [seat]: Number(target.value) as (typeof GAPS_CM)[number] } })
              }
            >
              {GAPS_CM.map((cm) => (
                <option key={cm} value={cm}>
                  {t('targets.page.setup.gap', { cm })}
                </option>
              ))}
            </select>
          </p>
        ))}
      </div>
    </fieldset>
  );
}
