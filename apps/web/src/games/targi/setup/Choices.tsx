import { LEVEL_NAMES } from '../client.ts';
import { type Draft, HANDS, SHORTFALLS } from './draft.ts';
import { Choices } from '../../../app/setup/Choices.tsx';
import { LevelPicture } from './LevelPicture.tsx';
import { readBook, tallyOf } from '../../../app/record/record.ts';
import { sayTally } from '../../../app/record/sayTally.ts';
import { targi } from '../page.ts';
import { useT } from '../useT.ts';

interface PartProps<Part extends keyof Draft> {
  readonly wishes: Pick<Draft, Part>;
  readonly onChange: (part: Partial<Pick<Draft, Part>>) => void;
}

export function LevelChoices({ wishes, onChange }: PartProps<'level'>) {
  const t = useT();
  const book = readBook(targi.name);
  return (
    <Choices
      kind="lines"
      name="level"
      title={t('shell.setup.level')}
      chosen={wishes.level}
      onChoose={(level) => onChange({ level })}
      choices={LEVEL_NAMES.map((choice) => ({
        choice,
        title: t(`bots.level.${choice}.name`),
        text: [t(`bots.level.${choice}.text`), sayTally(t, tallyOf(book, choice))].filter(Boolean).join(' · '),
        picture: <LevelPicture level={choice} />,
      }))}
    />
  );
}

export function HouseRuleChoices({ wishes, onChange }: PartProps<'shortfall' | 'hands'>) {
  const t = useT();
  return (
    <>
      <Choices
        kind="lines"
        name="shortfall"
        title={t('shell.setup.shortfall')}
        chosen={wishes.shortfall}
        onChoose={(shortfall) => onChange({ shortfall })}
        choices={SHORTFALLS.map((choice) => ({ choice, title: t(`targi.option.shortfall.${choice}`) }))}
      />
      <Choices
        kind="lines"
        name="hands"
        title={t('shell.setup.hands')}
        chosen={wishes.hands}
        onChoose={(hands) => onChange({ hands })}
        choices={HANDS.map((choice) => ({ choice, title: t(`targi.option.hands.${choice}`) }))}
      />
    </>
  );
}
