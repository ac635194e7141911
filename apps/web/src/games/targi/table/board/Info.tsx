import type { BorderNumber, CardId, Move, PlayerView, View } from '@caravanserai/targi';
import { GOODS, type TribeId } from '@caravanserai/targi/cards';
import { REASONS } from '@caravanserai/targi/rules';
import { borderName, cardName, sayEvent } from '@caravanserai/texts/page';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { itemsOf } from '../../cards/items.ts';
import { isBorder } from '../../places.ts';
import { CloseButton } from '../../../../app/parts/CloseButton.tsx';
import { RoundButton } from '../../../../app/parts/RoundButton.tsx';
import type { Crossing, PlaceId, Snapshot, TableProps } from '../../client.ts';
import { type LookedAtCard, type Pointing, usePointing, useTableActions, useTableState } from '../tableState.tsx';
import { mirageMoves } from '../turn/choices.ts';
import { Legend } from '../players/Legend.tsx';
import { peopleAt } from '../players/seats.ts';
import { usedAt } from '../show/summary.ts';
import { isWorthSaying } from '../words/announcements.ts';
import { CardFacts } from './CardFacts.tsx';
import { draftPlaces } from './drafts.ts';
import { BorderFace, CardBack, CardFace, Token, tribeCard } from './faces.tsx';
import { reasonAt, sayCardText, sayCloses, sayCrossing, sayWhatLies } from './say.ts';
import { useT } from '../../useT.ts';

function PlaceFace({ place, view }: { readonly place: PlaceId; readonly view: View }) {
  if (isBorder(place)) return <BorderFace number={place} />;
  const card = view.centre.find(({ cell }) => cell === place);
  if (!card) return undefined;
  return card.card === 'hidden' ? <CardBack kind={card.kind} /> : <CardFace id={card.card} />;
}

type Price = Extract<NonNullable<Crossing['price']>, { readonly canPay: true }>;

/** The tokens to be paid, and the counts that would remain. */
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
      {preview.closes !== undefined && (
        <p className="info-closes">{sayCloses(t, preview.closes, snapshot.viewer, snapshot)}</p>
      )}
    </>
  );
}

/** Why nothing can be done here now; after a place was used, what it brought. */
function WhyNot({ snapshot, place }: { readonly snapshot: Snapshot; readonly place: PlaceId }) {
  const t = useT();
  const { openPanel } = useTableActions();
  const reason = snapshot.control.kind === 'act' ? reasonAt(snapshot.places[place]) : undefined;
  if (!reason) return undefined;
  const got = usedAt(snapshot, place).filter(isWorthSaying);
  if (got.length > 0) {
    return <p className="info-got">{got.map((event) => sayEvent(t, event, peopleAt(t, snapshot))).join(' ')}</p>;
  }
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
  return card && card.card !== 'hidden' ? cardName(t, card.card) : sayWhatLies(t, place, card);
}

interface FrameProps {
  readonly face: ReactNode;
  readonly title: string;
  readonly enlarged: CardId | BorderNumber | undefined;
  readonly text?: string;
  readonly hasPreview?: boolean;
  /** The action of the second tap. */
  readonly deed?: { readonly className: string; readonly label: string; readonly onDo: () => void } | false | undefined;
  readonly children: ReactNode;
}

/** Picture, title and text. */
function InfoFrame({ face, title, enlarged, text = '', hasPreview = false, deed, children }: FrameProps) {
  const t = useT();
  const { point, select, lookAtCard, enlarge } = useTableActions();
  return (
    <section className="info" aria-label={t('board.info.label')} data-preview={hasPreview ? '' : undefined}>
      <header className="info-head">
        <span className="info-face" aria-hidden="true">
          {face}
        </span>
        <h3>{title}</h3>
        {deed && (
          <button type="button" className={`button button-main info-deed ${deed.className}`} onClick={deed.onDo}>
            {deed.label}
          </button>
        )}
        <span className="info-buttons">
          {enlarged !== undefined && (
            <RoundButton icon="look" label={t('board.info.enlarge')} hasTip onClick={() => enlarge(enlarged)} />
          )}
          <CloseButton
            label={t('board.close')}
            onClick={() => {
              point(undefined);
              select(undefined);
              lookAtCard(undefined);
            }}
          />
        </span>
        {text !== '' && <p>{text}</p>}
      </header>
      {children}
    </section>
  );
}

/** Details of a card beside the board, played or in hand. */
export function CardInfo({ snapshot }: { readonly snapshot: Snapshot }) {
  const { card } = usePointing();
  return card && <LookedAt looked={card} snapshot={snapshot} />;
}

function LookedAt({ looked, snapshot }: { readonly looked: LookedAtCard; readonly snapshot: Snapshot }) {
  const t = useT();
  const { card, isLaid } = looked;
  const lacks = isLaid ? undefined : snapshot.lacks[card];
  return (
    <InfoFrame key={card} face={<CardFace id={card} isLaid={isLaid} />} title={cardName(t, card)} enlarged={card}>
      <CardFacts card={card} isLaid={isLaid} lacks={lacks} display={lacks && displayOf(snapshot)} />
    </InfoFrame>
  );
}

/** The display to which the viewer would play a card. */
export function displayOf({ view, viewer }: Snapshot): PlayerView['display'] | undefined {
  return viewer === 'spectator' ? undefined : view[viewer].display;
}

interface InfoProps extends TableProps {
  readonly view: View;
}

/**
 * Details of the inspected place and the consequences of choosing it. Its area is always reserved. Pointer moves render it in a deferred update. A
 * tap renders it at once, because the button for the second tap is here and must disappear when pressed.
 */
export function Info({ snapshot, client, view }: InfoProps) {
  const pointing = usePointing();
  const now = useMemo(() => ({ pointing, snapshot, view }), [pointing, snapshot, view]);
  const late = useDeferredValue(now);
  const isTapped = [now, late].some((seen) => seen.pointing.selected !== undefined);
  return <Seen client={client} {...(isTapped ? now : late)} />;
}

const Seen = memo(function Seen({ pointing, snapshot, client, view }: InfoProps & { readonly pointing: Pointing }) {
  const { pointed, selected, chosen, card } = pointing;
  const place = pointed ?? selected;
  if (place === undefined) {
    return card ? <LookedAt looked={card} snapshot={snapshot} /> : <Nothing hasLegend={!snapshot.isLesson} />;
  }
  const move = selected === place ? chosen : undefined;
  return <PlaceInfo key={place} snapshot={snapshot} client={client} view={view} place={place} chosen={move} />;
});

/** Content while nothing is inspected. */
function Nothing({ hasLegend }: { readonly hasLegend: boolean }) {
  const t = useT();
  return (
    <div className="info-rest">
      <p className="info-hint">{t('board.info.hint')}</p>
      {hasLegend && <Legend />}
    </div>
  );
}

interface PlaceInfoProps extends InfoProps {
  readonly place: PlaceId;
  readonly chosen: Move | undefined;
}

function PlaceInfo({ snapshot, client, view, place, chosen }: PlaceInfoProps) {
  const t = useT();
  const { past, sheet, point, wish } = useTableState();
  const isMirage = mirageMoves(snapshot, sheet).length > 0; // Fata Morgana asks for another choice than the one these reasons are about
  const card = isBorder(place) ? undefined : view.centre.find(({ cell }) => cell === place)?.card;
  const tribe = card === undefined || card === 'hidden' ? undefined : tribeCard(card);
  const move = past ? undefined : chosen;
  const isPreviewed = !past && isBorder(place) && snapshot.previews[place] !== undefined;
  const isDraft = !past && snapshot.control.kind === 'confirm' && draftPlaces(snapshot).has(place);
  const deed = (move ?? isDraft) && {
    className: move ? 'info-place' : 'info-confirm',
    label: t(move?.type === 'take' ? 'board.info.takeIt' : 'board.info.placeHere'),
    onDo() {
      point(undefined);
      void wish(move ? client.act(move) : client.confirm());
    },
  };
  return (
    <InfoFrame
      face={<PlaceFace place={place} view={view} />}
      title={titleOf(t, view, place)}
      enlarged={card === 'hidden' ? undefined : isBorder(place) ? place : card}
      text={tribe ? '' : sayCardText(t, view, place)}
      hasPreview={isPreviewed}
      deed={deed}
    >
      {tribe && (
        <CardFacts
          card={tribe.id as TribeId}
          lacks={past ? undefined : snapshot.lacks[tribe.id as TribeId]}
          display={past ? undefined : displayOf(snapshot)}
        />
      )}
      {!past && <Preview snapshot={snapshot} place={place} />}
      {!past && !isMirage && <WhyNot snapshot={snapshot} place={place} />}
    </InfoFrame>
  );
}
