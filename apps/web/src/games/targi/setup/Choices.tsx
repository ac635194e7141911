import { LEVEL_NAMES } from '../client.ts';
import { type Draft, HANDS, SHORTFALLS } from './draft.ts';
import { Choices } from '../../../app/setup/Choices.tsx';
import { LevelPicture } from './LevelPicture.tsx';
import { readBook, tallyOf } from '../../../app/record/record.ts';
import { sayTally } from '../../../app/record/sayTally.ts';
import { targi } from '../page.ts';
import { useT } from '../useT.ts';

interface PartProps<Part extends keyof Draft> {
  readonly tableOptions: Pick<Draft, Part>;
  readonly onChange: (part: Partial<Pick<Draft, Part>>) => void;
}

export function LevelChoices({ tableOptions, onChange }: PartProps<'level'>) {
  const t = useT();
  const book = readBook(targi.name);
  return (
    <Choices
      kind="lines"
      name="level"
      title={t('setup.level')}
      chosen={tableOptions.level}
      onChoose={(level) => onChange({ level })}
      choices={LEVEL_NAMES.map((choice) => ({
        choice,
        title: t(`teaser.targi.level.${choice}.name`),
        text: [t(`teaser.targi.level.${choice}.text`), sayTally(t, tallyOf(book, choice))].filter(Boolean).join(' · '),
        picture: <LevelPicture level={choice} />,
      }))}
    />
  );
}

export function HouseRuleChoices({ tableOptions, onChange }: PartProps<'shortfall' | 'hands'>) {
  const t = useT();
  return (
    <>
      <Choices
        kind="lines"
        name="shortfall"
        title={t('setup.shortfall')}
        chosen={tableOptions.shortfall}
        onChoose={(shortfall) => onChange({ shortfall })}
        choices={SHORTFALLS.map((choice) => ({ choice, title: t(`targi.option.shortfall.${choice}`) }))}
      />
      <Choices
        kind="lines"
        name="hands"
        title={t('setup.hands')}
        chosen={tableOptions.hands}
        onChoose={(hands) => onChange({ hands })}
        choices={HANDS.map((choice) => ({ choice, title: t(`targi.option.hands.${choice}`) }))}
      />
    </>
  );
}
