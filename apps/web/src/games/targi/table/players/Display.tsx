import type { PlayerView, SeatScore, Slot } from '@caravanserai/targi';
import type { Seat, TribeId } from '@caravanserai/targi/cards';
import { cardName } from '@caravanserai/texts/page';
import { memo } from 'react';
import { CardFace } from '../board/faces.tsx';
import { useCardLook } from '../board/useCardLook.ts';
import { anchor } from '../motion/anchors.ts';
import { legendShown } from './legend.ts';
import { type RowHope, rowHope } from './rows.ts';
import { useT } from '../../useT.ts';

const ROWS = [1, 2, 3] as const;
const COLUMNS = [1, 2, 3, 4] as const;
/** TG-47: points for a full row, as a badge beside it. */
const HOPES = { either: '4 · 2', equal: '4', varied: '2', neither: '–' } as const satisfies Record<RowHope, string>;

interface RowBadgeProps {
  readonly row: 1 | 2 | 3;
  readonly cards: readonly TribeId[];
  readonly scored: number | undefined;
}

/** The value of the row, or its prospects. */
function RowBadge({ row, cards, scored }: RowBadgeProps) {
  const t = useT();
  const hope = rowHope(cards);
  const isFull = cards.length === COLUMNS.length;
  const badge = scored ? `+${scored}` : HOPES[isFull ? 'neither' : hope];
  const words = scored
    ? t('board.display.rowScores', { row, points: t('targi.token.vp', { count: scored }) })
    : t(`board.display.hope.${hope}`, { row });
  return (
    <button
      type="button"
      className="row-badge"
      data-hope={isFull && !scored ? 'neither' : hope}
      data-scored={scored ? '' : undefined}
      title={words}
      aria-label={words}
      onClick={() => legendShown.set(true)}
    >
      <span key={badge} aria-hidden="true">
        {badge}
      </span>
    </button>
  );
}

interface SlotViewProps {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly card: TribeId | undefined;
  readonly isNext: boolean;
}

function SlotView({ seat, slot, card, isNext }: SlotViewProps) {
  if (!card) return <li className="slot slot-free" data-next={isNext ? '' : undefined} {...anchor.slot(seat, slot)} />;
  return (
    <li className="slot" {...anchor.slot(seat, slot)}>
      <LaidCard card={card} />
    </li>
  );
}

function LaidCard({ card }: { readonly card: TribeId }) {
  const t = useT();
  const look = useCardLook(card, true);
  return (
    <button
      type="button"
      className="slot-card"
      aria-label={t('board.display.card', { card: cardName(t, card) })}
      {...look}
    >
      <CardFace id={card} isLaid />
    </button>
  );
}

interface DisplayProps extends Pick<PlayerView, 'display'>, Pick<SeatScore, 'lines'> {
  readonly seat: Seat;
}

/** Three rows of four, filled from the left, each with its value. */
export const Display = memo(function Display({ seat, display, lines }: DisplayProps) {
  const t = useT();
  const laid = display.reduce((sum, row) => sum + row.length, 0);
  return (
    <div className="display" role="group" aria-label={t('board.display.label', { count: laid })}>
      {ROWS.map((row) => {
        const cards = display[row - 1] ?? [];
        const scored = lines.find((line) => line.kind === 'row' && line.row === row)?.vp;
        return (
          <div key={row} className="display-row">
            <ul aria-label={t('board.display.row', { row })}>
              {COLUMNS.map((column) => (
                <SlotView
                  key={column}
                  seat={seat}
                  slot={`${row}.${column}`}
                  card={cards[column - 1]}
                  isNext={column === cards.length + 1}
                />
              ))}
            </ul>
            <RowBadge row={row} cards={cards} scored={scored} />
          </div>
        );
      })}
    </div>
  );
});
