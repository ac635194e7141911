import { BORDER_CARDS, type BorderAction, type BorderCard } from '@caravanserai/targi/cards';
import { borderName } from '@caravanserai/texts/page';
import { useState } from 'react';
import { GoodsBack, TribeBack } from '../art/backs.tsx';
import { BorderDrawing } from '../art/border.tsx';
import { Picture } from '../../../app/art/Picture.tsx';
import { Robber } from '../art/pieces.tsx';
import { anchorOf } from './links.ts';
import { acrossFrom, borderPlace, EDGE, isCornerPlace, isOnLine, type Place, samePlace } from '../places.ts';
import { type TargiT, useT } from '../useT.ts';

const RAID = { kind: 'raid', due: { goods: 0, gold: 0, vp: 0 } } as const satisfies BorderAction;
const INNER = Array.from({ length: EDGE - 1 }, (_, index) => index + 1);
const CELLS = INNER.flatMap((row) => INNER.map((column) => ({ column, row })));

function cellLetter({ column, row }: Place): string {
  return String.fromCharCode('A'.charCodeAt(0) + (row - 1) * INNER.length + column - 1);
}

function gridPlace({ column, row }: Place) {
  return { gridColumn: column + 1, gridRow: row + 1 };
}

/** The card at the opposite end of a border card's line. */
function facingCard(number: number) {
  const place = acrossFrom(borderPlace(number));
  return BORDER_CARDS.find((card) => samePlace(borderPlace(card.number), place));
}

function sayLine(t: TargiT, number: number): string {
  const place = borderPlace(number);
  const name = borderName(t, number);
  const other = facingCard(number);
  if (isCornerPlace(place) || !other) return t('pages.board.corner', { name, number });
  return t('pages.board.faces', {
    name,
    number,
    otherName: borderName(t, other.number),
    otherNumber: other.number,
    places: CELLS.filter((cell) => isOnLine(cell, place))
      .map(cellLetter)
      .join(', '),
  });
}

function Caption({ number }: { readonly number: number | undefined }) {
  const t = useT();
  if (number === undefined) return <p>{t('pages.board.hint')}</p>;
  return (
    <>
      <p>{sayLine(t, number)}</p>
      <a href={`#${anchorOf.border(number)}`}>{t('pages.board.open', { number })}</a>
    </>
  );
}

function Legend() {
  const t = useT();
  const rows = [
    [<GoodsBack key="goods" />, t('pages.board.legendGoods')],
    [<TribeBack key="tribe" />, t('pages.board.legendTribe')],
    [<Robber key="robber" />, t('pages.board.legendRobber')],
    [<BorderDrawing key="raid" action={RAID} />, t('pages.board.legendRaid')],
  ] as const;
  return (
    <ul className="board-legend">
      {rows.map(([drawing, words]) => (
        <li key={words}>
          <Picture>{drawing}</Picture>
          {words}
        </li>
      ))}
    </ul>
  );
}

interface BorderPlaceProps {
  readonly card: BorderCard;
  readonly isChosen: boolean;
  readonly isLit: boolean;
  readonly onPoint: (number: number | undefined) => void;
  readonly onChoose: (number: number) => void;
}

function BorderPlace({ card: { number, action }, isChosen, isLit, onPoint, onChoose }: BorderPlaceProps) {
  const t = useT();
  return (
    <li style={gridPlace(borderPlace(number))}>
      <button
        type="button"
        className={`place ${action.kind === 'raid' ? 'place-raid' : ''}`}
        aria-label={t('pages.board.card', { number, name: borderName(t, number) })}
        aria-pressed={isChosen}
        data-lit={isLit ? '' : undefined}
        onPointerEnter={() => onPoint(number)}
        onClick={() => onChoose(number)}
      >
        <Picture>
          <BorderDrawing action={action} />
        </Picture>
        <span className="place-number">{number}</span>
      </button>
    </li>
  );
}

function CentrePlace({
  cell,
  isGoods,
  isLit,
}: {
  readonly cell: Place;
  readonly isGoods: boolean;
  readonly isLit: boolean;
}) {
  const t = useT();
  return (
    <li style={gridPlace(cell)}>
      <span className={`place ${isGoods ? 'place-goods' : 'place-tribe'}`} data-lit={isLit ? '' : undefined}>
        <Picture label={t(isGoods ? 'pages.board.goods' : 'pages.board.tribe')}>
          {isGoods ? <GoodsBack /> : <TribeBack />}
        </Picture>
        <span className="place-number">{cellLetter(cell)}</span>
      </span>
    </li>
  );
}

/** The square at the start of a game: goods and tribe cards alternate within the border. */
export function BoardFigure() {
  const t = useT();
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const number = pointed ?? chosen;
  const from = number === undefined ? undefined : borderPlace(number);
  const isLit = (place: Place) => from !== undefined && isOnLine(place, from);
  return (
    <figure className="board-figure" aria-labelledby="board-title">
      <h2 id="board-title">{t('pages.board.title')}</h2>
      <ul className="board" aria-label={t('pages.board.label')} onPointerLeave={() => setPointed(undefined)}>
        {BORDER_CARDS.map((card) => (
          <BorderPlace
            key={card.number}
            card={card}
            isChosen={card.number === chosen}
            isLit={isLit(borderPlace(card.number))}
            onPoint={setPointed}
            onChoose={(border) => setChosen(border === chosen ? undefined : border)}
          />
        ))}
        {CELLS.map((cell, index) => (
          <CentrePlace key={cellLetter(cell)} cell={cell} isGoods={index % 2 === 0} isLit={isLit(cell)} />
        ))}
      </ul>
      <figcaption>
        <div className="board-hint" aria-live="polite">
          <Caption number={number} />
        </div>
        <Legend />
      </figcaption>
    </figure>
  );
}
