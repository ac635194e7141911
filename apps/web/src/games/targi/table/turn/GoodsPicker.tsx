import type { Good, GoodsCount } from '@caravanserai/targi';
import { GOODS } from '@caravanserai/targi/cards';
import { itemName, sayTokens } from '@caravanserai/texts/page';
import { useState } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { Token } from '../board/faces.tsx';
import { type Purse, purseAfter } from './choices.ts';
import { canPickMore, countPicked, NOTHING_PICKED, type Picked, pickedOption, pickLess, pickMore } from './picking.ts';
import { PurseLine } from './Tokens.tsx';
import { useT } from '../../useT.ts';

interface GoodsPickerProps {
  readonly options: readonly GoodsCount[];
  readonly purse: Purse;
  readonly side: 1 | -1; // 1: goods gained, -1: goods spent
  /** Label of the button for the given tokens. */
  readonly verb: (tokens: string) => string;
  readonly onPick: (goods: GoodsCount) => void;
}

/** Three counters with plus and minus; only listed combinations can be confirmed. */
export function GoodsPicker({ options, purse, side, verb, onPick }: GoodsPickerProps) {
  const t = useT();
  const [picked, setPicked] = useState<Picked>(NOTHING_PICKED);
  const option = pickedOption(options, picked);
  const most = Math.max(...options.map(countPicked));
  const given = Object.fromEntries(GOODS.map((good) => [good, side < 0 ? picked[good] : -picked[good]]));
  return (
    <div className="goods-picker">
      <ul>
        {GOODS.map((good) => (
          <Stepper
            key={good}
            good={good}
            count={picked[good]}
            canAdd={canPickMore(options, picked, good)}
            onChange={(change) => setPicked(change > 0 ? pickMore(picked, good) : pickLess(picked, good))}
          />
        ))}
      </ul>
      <p className="picker-sum">
        <PurseLine label={t('play.left')} purse={purseAfter(purse, given)} />
      </p>
      <Button isMain disabled={!option} onClick={() => option && onPick(option)}>
        {option ? verb(sayTokens(t, picked)) : t('play.pickMore', { count: most - countPicked(picked) })}
      </Button>
    </div>
  );
}

interface StepperProps {
  readonly good: Good;
  readonly count: number;
  readonly canAdd: boolean;
  readonly onChange: (change: 1 | -1) => void;
}

function Stepper({ good, count, canAdd, onChange }: StepperProps) {
  const t = useT();
  const name = itemName(t, good);
  return (
    <li className="stepper">
      <Token item={good} />
      <span>{name}</span>
      <button
        type="button"
        className="round-button"
        aria-label={t('play.less', { name })}
        disabled={count === 0}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      <output aria-label={name}>{count}</output>
      <button
        type="button"
        className="round-button"
        aria-label={t('play.more', { name })}
        disabled={!canAdd}
        onClick={() => onChange(1)}
      >
        +
      </button>
    </li>
  );
}
