import '../styles/ruleFigures.css';
import { BORDER_CARDS } from '@caravanserai/targi/cards';
import type { RuleId } from '@caravanserai/targi/rules';
import type { ReactNode } from 'react';
import { Picture } from '../../../app/art/Picture.tsx';
import { GoodsBack } from '../art/backs.tsx';
import { BorderDrawing } from '../art/border.tsx';
import { ItemDrawing } from '../art/goods.tsx';
import { TargiPiece, TribeMarker } from '../art/pieces.tsx';
import { acrossFrom, isBorder, type Place, placeOf, SQUARE } from '../places.ts';

/** A number and a picture, as on the card. */
function Due({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    count > 0 && (
      <>
        {count}
        <Picture>{children}</Picture>
      </>
    )
  );
}

/** The four corners with what each raid takes. */
function Raids() {
  return BORDER_CARDS.flatMap(({ number, action }) =>
    action.kind === 'raid'
      ? [
          <span key={number} className="raid-figure">
            <b>{number}</b>
            <Picture>
              <BorderDrawing action={action} />
            </Picture>
            <span className="raid-figure-due">
              <Due count={action.due.goods}>
                <GoodsBack />
              </Due>
              <Due count={action.due.gold}>
                <ItemDrawing item="gold" />
              </Due>
              <i>/</i>
              <Due count={action.due.vp}>
                <ItemDrawing item="vp" />
              </Due>
            </span>
          </span>,
        ]
      : [],
  );
}

const SIDE = 20; // of a place, in a board of 100
const STANDING = [2, 6, 13] as const;
const CROSSED = ['E', 'H'] as const;

function box({ column, row }: Place, size: number) {
  const inset = (SIDE - size) / 2;
  return { x: column * SIDE + inset, y: row * SIDE + inset, width: size, height: size };
}

function middle({ column, row }: Place) {
  return [(column + 0.5) * SIDE, (row + 0.5) * SIDE] as const;
}

/** Three Targis, their lines, and the two markers where they cross. */
function Crossings() {
  return (
    <svg className="crossing-figure" viewBox="0 0 100 100">
      {SQUARE.flat().map((place) => (
        <rect key={place} {...box(placeOf(place), 18)} rx="2" data-border={isBorder(place) ? '' : undefined} />
      ))}
      {STANDING.map((at) => {
        const [x1, y1] = middle(placeOf(at));
        const [x2, y2] = middle(acrossFrom(placeOf(at)));
        return <path key={at} d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
      {STANDING.map((at) => (
        <Picture key={at} {...box(placeOf(at), 16)}>
          <TargiPiece seat="blue" />
        </Picture>
      ))}
      {CROSSED.map((cell) => (
        <Picture key={cell} {...box(placeOf(cell), 14)}>
          <TribeMarker seat="blue" />
        </Picture>
      ))}
    </svg>
  );
}

const FIGURES: { readonly [rule in RuleId]?: () => ReactNode } = { 'TG-14': Crossings, 'TG-41': Raids };

/** Pictures what the line says. */
export function RuleFigure({ rule }: { readonly rule: RuleId }) {
  const Figure = FIGURES[rule];
  return (
    Figure && (
      <div className="rule-figure" aria-hidden="true">
        <Figure />
      </div>
    )
  );
}
