import type { Move, PlayerView, Shift, Slot } from '@caravanserai/targi';
import { cardName, sayMove, saySlot } from '@caravanserai/texts/page';
import { useState } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { CardFace } from '../board/faces.tsx';
import { arranged, chosenRearrangement, COLUMNS, liftable, ROWS, shiftTo, slotAt, targetsOf } from './rearranging.ts';
import { useT } from '../../useT.ts';

interface RearrangeFormProps {
  readonly moves: readonly Move[];
  readonly display: PlayerView['display'];
  readonly onAct: (move: Move) => void;
}

/** Lift a card and put it down elsewhere; a second one may follow. */
export function RearrangeForm({ moves, display, onAct }: RearrangeFormProps) {
  const t = useT();
  const [shifts, setShifts] = useState<readonly Shift[]>([]);
  const [held, setHeld] = useState<Slot>();
  const cards = arranged(display, shifts);
  const liftables = liftable(moves, shifts);
  const targets = held ? targetsOf(moves, shifts, held) : new Set<Slot>();
  const chosen = chosenRearrangement(moves, shifts);

  function touch(slot: Slot): void {
    if (held === slot) setHeld(undefined);
    else if (held && targets.has(slot)) {
      setShifts(shiftTo(moves, shifts, held, slot));
      setHeld(undefined);
    } else if (liftables.has(slot)) setHeld(slot);
  }

  return (
    <div className="rearrange">
      <p>{t(held ? 'play.rearrange.where' : 'play.rearrange.which')}</p>
      <ol className="small-display">
        {ROWS.flatMap((row) =>
          COLUMNS.map((column) => {
            const slot = slotAt(row, column);
            const card = cards.get(slot);
            const canTouch = slot === held || targets.has(slot) || (!held && liftables.has(slot));
            const values = { slot: saySlot(t, slot), card: card ? cardName(t, card) : t('play.rearrange.free') };
            return (
              <li key={slot}>
                <button
                  type="button"
                  className="small-slot"
                  aria-pressed={slot === held}
                  aria-label={t('play.slotCard', values)}
                  disabled={!canTouch}
                  data-target={targets.has(slot) ? '' : undefined}
                  onClick={() => touch(slot)}
                >
                  {card && <CardFace id={card} isLaid />}
                </button>
              </li>
            );
          }),
        )}
      </ol>
      <div className="sheet-buttons">
        <Button isMain disabled={!chosen} onClick={() => chosen && onAct(chosen)}>
          {chosen ? sayMove(t, chosen) : t('play.rearrange.unfinished')}
        </Button>
        <Button
          disabled={shifts.length === 0 && !held}
          onClick={() => {
            setShifts([]);
            setHeld(undefined);
          }}
        >
          {t('play.rearrange.again')}
        </Button>
      </div>
    </div>
  );
}
