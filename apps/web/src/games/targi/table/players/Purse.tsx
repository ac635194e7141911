import type { PlayerView } from '@caravanserai/targi';
import { GOODS, type Seat } from '@caravanserai/targi/cards';
import { memo } from 'react';
import type { Item } from '../../art/goods.tsx';
import { Token } from '../board/faces.tsx';
import { anchor } from '../motion/anchors.ts';
import { useT } from '../../useT.ts';

/** TG-39: limits at the end of one's own actions. */
const LIMITS = { goods: 10, gold: 3 } as const;

interface CounterProps {
  readonly seat: Seat;
  readonly item: Exclude<Item, 'goodOfChoice'>;
  readonly count: number;
  readonly isOver?: boolean;
  readonly stored?: number;
}

const Counter = memo(function Counter({ seat, item, count, isOver = false, stored = 0 }: CounterProps) {
  const t = useT();
  return (
    <li className="counter" data-over={isOver ? '' : undefined} data-none={count + stored === 0 ? '' : undefined}>
      <span className="counter-picture" {...anchor.purse(seat, item)}>
        <Token item={item} />
      </span>
      <span className="counter-number" aria-hidden="true">
        {count}
        {stored > 0 && <small>+{stored}</small>}
      </span>
      <span className="unseen">{t(`targi.token.${item}`, { count })}</span>
      {stored > 0 && <span className="unseen">{t('targi.token.stored', { count: stored })}</span>}
    </li>
  );
});

interface PurseProps {
  readonly seat: Seat;
  readonly player: PlayerView;
}

/** Goods, gold and point tokens as pictures with numbers, and a note when a limit is exceeded. */
export function Purse({ seat, player: { goods, gold, storedGold, vp } }: PurseProps) {
  const t = useT();
  const sum = goods.dates + goods.salt + goods.pepper;
  const tooMany = sum > LIMITS.goods;
  const tooMuchGold = gold > LIMITS.gold;
  return (
    <div className="purse">
      <ul className="counters" aria-label={t('board.purse.label')}>
        {GOODS.map((good) => (
          <Counter key={good} seat={seat} item={good} count={goods[good]} isOver={tooMany} />
        ))}
        <Counter seat={seat} item="gold" count={gold} stored={storedGold} isOver={tooMuchGold} />
        <Counter seat={seat} item="vp" count={vp} />
      </ul>
      <p className="purse-limit" data-over={tooMany || tooMuchGold ? '' : undefined}>
        {tooMuchGold && !tooMany
          ? t('board.purse.overGold', { gold, most: LIMITS.gold })
          : t(tooMany ? 'board.purse.over' : 'board.purse.goods', { sum, most: LIMITS.goods })}
      </p>
    </div>
  );
}
