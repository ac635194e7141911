import { at } from '@caravanserai/contract';
import type { DieId, Level, Seat } from '@caravanserai/targets';
import { targetsDie } from '@caravanserai/texts/page';
import { useState } from 'react';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';

const LEVELS = [
  [1, 'bottom'],
  [2, 'middle'],
  [3, 'top'],
] as const satisfies readonly (readonly [Level, string])[];

interface SwapFormProps {
  readonly seat: Seat;
  readonly stack: readonly DieId[]; // from the bottom up
}

/** TT-49: which die goes to the partner, and where the partner's will stand. */
export function SwapForm({ seat, stack }: SwapFormProps) {
  const t = useT();
  const { act } = useTable();
  const [die, setDie] = useState(at(stack, 0));
  const [level, setLevel] = useState<Level>(1);
  return (
    <form
      className="now-choices swap-form"
      onSubmit={(event) => {
        event.preventDefault();
        act(seat, { type: 'swap', die, level });
      }}
    >
      <label>
        {t('targets.page.swap.give')}
        <select value={die} onChange={({ target }) => setDie(target.value as DieId)}>
          {stack.map((each) => (
            <option key={each} value={each}>
              {targetsDie(t, each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('targets.page.swap.place')}
        <select value={level} onChange={({ target }) => setLevel(Number(target.value) as Level)}>
          {LEVELS.map(([each, name]) => (
            <option key={each} value={each}>
              {t(`targets.level.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-main">
        {t('targets.page.swap.done')}
      </button>
    </form>
  );
}
