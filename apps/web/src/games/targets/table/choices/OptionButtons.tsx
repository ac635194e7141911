import { at } from '@caravanserai/contract';
import { LEVEL_NAMES, sayTargetsLevel } from '@caravanserai/texts/page';
import { Button } from '../../../../app/parts/Button.tsx';
import { useTable } from '../tableContext.ts';
import { useLookKeys } from '../turn/useLookKeys.ts';
import { sayDice, sayDisc } from '../words/sayThing.ts';
import { useT } from '../../useT.ts';
import { type Option, optionsAt } from './options.ts';

/** The options at the table by name, with the same numbers as on the table. */
export function OptionButtons() {
  const t = useT();
  const table = useTable();
  const options = optionsAt(table);
  useLookKeys(Object.fromEntries(options.map(({ pick }, i) => [`${i + 1}`, pick])));
  const { shown, choosing, chooseCall, giving, give } = table;
  const isSwap = options[0]?.kind === 'level';

  const dice = sayDice(
    t,
    shown,
    options.flatMap((option) => (option.kind === 'die' ? [option.on] : [])),
  );

  function nameOf(option: Option, i: number): string {
    if (option.kind === 'level')
      return giving ? sayTargetsLevel(t, option.level) : t(`targets.page.swap.die.${LEVEL_NAMES[option.level]}`);
    const { move } = option;
    const name = option.kind === 'die' ? at(dice, i) : sayDisc(t, shown, option.on);
    if (move.type === 'keep') return t('targets.move.keep', { die: name });
    return move.type === 'remove' ? t('targets.move.remove', { disc: name }) : name;
  }

  return (
    <div className="now-choices options">
      {choosing && <p>{t('targets.page.which')}</p>}
      {isSwap && <p>{t(giving ? 'targets.page.swap.place' : 'targets.page.swap.give')}</p>}
      {options.map((option, i) => (
        <Button key={option.on} isMain onClick={option.pick}>
          <kbd className="option-number">{i + 1}</kbd>
          {nameOf(option, i)}
        </Button>
      ))}
      {choosing && <Button onClick={() => chooseCall(undefined)}>{t('targets.page.nothing')}</Button>}
      {isSwap && giving && <Button onClick={() => give(undefined)}>{t('targets.page.swap.another')}</Button>}
      <p className="options-how">{t('targets.show.choice.how')}</p>
    </div>
  );
}
