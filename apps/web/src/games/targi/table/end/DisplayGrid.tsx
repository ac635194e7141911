import type { Slot, TribeId } from '@caravanserai/targi';
import { cardName, saySlot } from '@caravanserai/texts/page';
import { CardFace } from '../board/faces.tsx';
import { COLUMNS, ROWS, slotAt } from '../turn/rearranging.ts';
import { useT } from '../../useT.ts';

interface DisplayGridProps {
  readonly cards: ReadonlyMap<Slot, TribeId>;
  readonly label: string;
  /** Cards highlighted as they score. */
  readonly lit?: ReadonlySet<Slot>;
}

/** Small read-only display, three rows of four. */
export function DisplayGrid({ cards, label, lit }: DisplayGridProps) {
  const t = useT();
  return (
    <ol className="small-display" aria-label={label}>
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const slot = slotAt(row, column);
          const card = cards.get(slot);
          return (
            <li key={slot} className="small-slot" data-lit={lit?.has(slot) ? '' : undefined}>
              {card && (
                <>
                  <span className="unseen">
                    {t('play.slotCard', { slot: saySlot(t, slot), card: cardName(t, card) })}
                  </span>
                  <CardFace id={card} isLaid />
                </>
              )}
            </li>
          );
        }),
      )}
    </ol>
  );
}
