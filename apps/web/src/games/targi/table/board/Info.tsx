import type { View } from '@caravanserai/targi';
import { GOODS } from '@caravanserai/targi/cards';
import { REASONS } from '@caravanserai/targi/rules';
import { borderName, cardName } from '@caravanserai/texts/page';
import type { ReactNode } from 'react';
import { itemsOf } from '../../cards/items.ts';
import { isBorder } from '../../places.ts';
import { Icon } from '../../../../app/parts/icons.tsx';
import type { Crossing, PlaceId, Snapshot, TableClient } from '../../client.ts';
import { usePointing, useTableActions, useTableState } from '../tableState.tsx';
import { BorderFace, CardBack, CardFace, Token } from './faces.tsx';
import { reasonAt, sayCardText, sayCloses, sayCrossing, sayWhatLies } from './say.ts';
import { useT } from '../../useT.ts';

function PlaceFace({ place, view }: { readonly place: PlaceId; readonly view: View }) {
  if (isBorder(place)) return <BorderFace number={place} />;
  const card = view.centre.find(({ cell }) => cell === place);
  if (!card) return undefined;
  return card.card === 'hidden' ? <CardBack kind={card.kind} /> : <CardFace id={card.card} />;
}

type Price = Extract<NonNullable<Crossing['price']>, { readonly canPay: true }>;

/** What would be paid, token by token, and the numbers of what would remain. */
function Bill({ price: { pay, left } }: { readonly price: Price }) {
  const t = useT();
  const gold = (pay.gold ?? 0) + (pay.stored ?? 0);
  return (
    <>
      <span className="bill-pay">
        <span className="bill-word">{t('board.info.pay')}</span>
        {itemsOf({ ...pay, gold }).map((item, index) => (
          <Token key={index} item={item} />
        ))}
      </span>
      <span className="bill-left">
        <span className="bill-word">{t('board.info.left')}</span>
        {GOODS.map((good) => (
          <span key={good}>
            <Token item={good} />
            {left.goods[good]}
          </span>
        ))}
        <span>
          <Token item="gold" />
          {left.gold + left.storedGold}
        </span>
      </span>
    </>
  );
}

interface CrossingLineProps {
  readonly crossing: Crossing & { readonly isNew: boolean };
  readonly view: View;
}

function CrossingLine({ crossing, view }: CrossingLineProps) {
  const t = useT();
  const { cell, price, isNew } = crossing;
  return (
    <li className="crossing" data-new={isNew ? '' : undefined} data-dear={price?.canPay === false ? '' : undefined}>
      <span className="crossing-face" aria-hidden="true">
        <PlaceFace place={cell} view={view} />
      </span>
      {price?.canPay ? (
        <span className="bill">
          <span className="unseen">{sayCrossing(t, view, crossing)}</span>
          <span className="bill-pictures" aria-hidden="true">
            <Bill price={price} />
          </span>
        </span>
      ) : (
        <span>{sayCrossing(t, view, crossing)}</span>
      )}
    </li>
  );
}

function Preview({ snapshot, place }: { readonly snapshot: Snapshot; readonly place: PlaceId }) {
  const t = useT();
  const preview = isBorder(place) ? snapshot.previews[place] : undefined;
  if (!preview || snapshot.viewer === 'spectator') return undefined;
  return (
    <>
      {preview.crossings.length === 0 ? (
        <p className="info-soft">{t('board.info.noCrossing')}</p>
      ) : (
        <>
          <p className="info-label">{t('board.info.crosses')}</p>
          <ul className="crossings">
            {preview.crossings.map((crossing) => (
              <CrossingLine key={crossing.cell} crossing={crossing} view={snapshot.view} />
            ))}
          </ul>
        </>
      )}
      {preview.closes !== undefined && <p className="info-closes">{sayCloses(t, preview.closes, snapshot.viewer)}</p>}
    </>
  );
}

function WhyNot({ snapshot, place }: { readonly snapshot: Snapshot; readonly place: PlaceId }) {
  const t = useT();
  const { openPanel } = useTableActions();
  const reason = snapshot.control.kind === 'act' ? reasonAt(snapshot.places[place]) : undefined;
  if (!reason) return undefined;
  const rule = REASONS[reason];
  return (
    <p key={reason} className="info-reason">
      {t(`targi.reason.${reason}`)}{' '}
      <button type="button" className="rule-link" onClick={() => openPanel({ kind: 'rules', rule })}>
        {t('board.info.rule', { rule })}
      </button>
    </p>
  );
}

function titleOf(t: ReturnType<typeof useT>, view: View, place: PlaceId): string {
  if (isBorder(place)) return `${place} · ${borderName(t, place)}`;
  const card = view.centre.find(({ cell }) => cell === place);
  return card && card.card !== 'hidden' ? cardName(t, card.card) : sayWhatLies(t, view, place);
}

interface InfoProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
  readonly view: View;
  /** What fills the room while no place is looked at. */
  readonly children: ReactNode;
}

/** What the place that is looked at is, and what would follow from choosing it. Its room is always kept. */
export function Info({ snapshot, client, view, children }: InfoProps) {
  const t = useT();
  const { pointed, selected } = usePointing();
  const { past, point, select, enlarge, wish } = useTableState();
  const place = pointed ?? selected;
  if (place === undefined) return children;
  const face = isBorder(place) ? place : view.centre.find(({ cell }) => cell === place)?.card;
  const text = sayCardText(t, view, place);
  const canPlace = !past && selected !== undefined && selected === place;
  const hasPreview = !past && isBorder(place) && snapshot.previews[place] !== undefined;
  return (
    <section
      key={`${place} ${face}`}
      className="info"
      aria-label={t('board.info.label')}
      data-preview={hasPreview ? '' : undefined}
    >
      <header className="info-head">
        <span className="info-face" aria-hidden="true">
          <PlaceFace place={place} view={view} />
        </span>
        <h3>{titleOf(t, view, place)}</h3>
        {canPlace && (
          <button
            type="button"
            className="button button-main info-place"
            onClick={() => void wish(client.act({ type: 'place', at: selected }))}
          >
            {t('board.info.placeHere')}
          </button>
        )}
        <span className="info-buttons">
          {face !== undefined && face !== 'hidden' && (
            <button
              type="button"
              className="round-button"
              aria-label={t('board.info.enlarge')}
              title={t('board.info.enlarge')}
              onClick={() => enlarge(face)}
            >
              <Icon name="look" />
            </button>
          )}
          <button
            type="button"
            className="round-button info-close"
            aria-label={t('board.close')}
            onClick={() => {
              point(undefined);
              select(undefined);
            }}
          >
            <Icon name="close" />
          </button>
        </span>
        {text !== '' && <p>{text}</p>}
      </header>
      {!past && <Preview snapshot={snapshot} place={place} />}
      {!past && <WhyNot snapshot={snapshot} place={place} />}
    </section>
  );
}
