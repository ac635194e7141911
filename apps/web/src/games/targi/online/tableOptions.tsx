import { SEATS } from '@caravanserai/targi/cards';
import { oneOf } from '../../../app/settings/stored.ts';
import { Choices } from '../../../app/setup/Choices.tsx';
import { asGameTableOptions, type TableOptionsProps } from '../../listing.ts';
import { LEVEL_NAMES } from '../client.ts';
import { HouseRuleChoices, LevelChoices } from '../setup/Choices.tsx';
import { type Draft, FIRSTS, HANDS, lastDraft, SHORTFALLS } from '../setup/draft.ts';
import { useT } from '../useT.ts';

type TableOptions = Pick<Draft, 'level' | 'first' | 'shortfall' | 'hands'>;

function Main({ tableOptions, who, onChange }: TableOptionsProps<TableOptions>) {
  return who === 'bot' ? <LevelChoices tableOptions={tableOptions} onChange={onChange} /> : undefined;
}

function Rules({ tableOptions, onChange }: TableOptionsProps<TableOptions>) {
  const t = useT();
  return (
    <>
      <Choices
        kind="row"
        name="first"
        title={t('shell.setup.first')}
        chosen={tableOptions.first}
        onChoose={(first) => onChange({ first })}
        choices={FIRSTS.map((choice) => ({
          choice,
          title: SEATS.some((seat) => seat === choice)
            ? t(`targi.seat.${choice as 'blue'}`)
            : t('shell.setup.firstDrawn'),
        }))}
      />
      <HouseRuleChoices tableOptions={tableOptions} onChange={onChange} />
    </>
  );
}

export const tableOptions = asGameTableOptions<TableOptions>({
  parse: (kept) => ({
    level: oneOf(LEVEL_NAMES, kept['level'], lastDraft().level),
    first: oneOf(FIRSTS, kept['first'], 'drawn'),
    shortfall: oneOf(SHORTFALLS, kept['shortfall'], 'opponentGains'),
    hands: oneOf(HANDS, kept['hands'], 'closed'),
  }),
  optionsOf: ({ first, shortfall, hands }) => ({ first, shortfall, hands }),
  seatsOf: () => SEATS.length,
  botOf: ({ level }) => level,
  Main,
  Rules,
});
