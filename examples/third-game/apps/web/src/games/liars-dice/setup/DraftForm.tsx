import { DICE_COUNTS, LEVEL_NAMES } from '@caravanserai/liars-dice/rules';
import { liarsDiceTeaser } from '@caravanserai/texts/liars-dice';
import { Choices } from '../../../app/setup/Choices.tsx';
import { useT } from '../useT.ts';
import type { Draft } from './draft.ts';

interface DraftFormProps {
  readonly draft: Draft;
  readonly hasBot: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}

export function DraftForm({ draft, hasBot, onChange }: DraftFormProps) {
  const t = useT();
  const { level } = liarsDiceTeaser[t.language];
  return (
    <>
      {hasBot && (
        <Choices
          kind="row"
          name="level"
          title={t('liarsDice.level')}
          chosen={draft.level}
          onChoose={(chosen) => onChange({ level: chosen })}
          choices={LEVEL_NAMES.map((choice) => ({ choice, title: level[choice] }))}
        />
      )}
      <Choices
        kind="row"
        name="dice"
        title={t('liarsDice.dice')}
        chosen={`${draft.dice}`}
        onChoose={(chosen) => onChange({ dice: DICE_COUNTS.find((count) => `${count}` === chosen) ?? draft.dice })}
        choices={DICE_COUNTS.map((count) => ({ choice: `${count}` as const, title: `${count}` }))}
      />
    </>
  );
}
