import type { Cell, Move, View } from '@caravanserai/targi';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { late } from '../../../../app/late.ts';
import { Carpet } from '../../art/carpet.tsx';
import { isBorder, SQUARE } from '../../places.ts';
import type { PlaceId, Snapshot, TableProps } from '../../client.ts';
import { youAt } from '../players/seats.ts';
import { usePointing, useTableState } from '../tableState.tsx';
import { RaidNotice } from '../show/RaidNotice.tsx';
import { TurnedCard } from '../show/TurnedCard.tsx';
import { useShow } from '../show/useShow.tsx';
import { mirageChoices, mirageMoves, miragePlaces } from '../turn/choices.ts';
import { deedAt } from './activate.ts';
import { draftPlaces } from './drafts.ts';
import { ghostsOf, lightsOf, walk } from './lights.ts';
import { Lozenges } from './Lozenges.tsx';
import { sayPreview } from './say.ts';
import { Spot } from './Spot.tsx';
import { Threads } from './Threads.tsx';
import { useT } from '../../useT.ts';

const ReachLayer = late(async () => (await import('./ReachLayer.tsx')).ReachLayer);

const LONG_PRESS_MS = 400;
const ALL: readonly PlaceId[] = SQUARE.flat();
const NO_DRAFTS: ReadonlySet<PlaceId> = new Set();
const NO_PLACES: Snapshot['places'] = {};

/** If there is only one marker that can move, it counts as lifted. */
function onlyMarker(moves: ReturnType<typeof mirageMoves>): Cell | undefined {
  const [from, ...others] = mirageChoices(moves).keys();
  return others.length === 0 ? from : undefined;
}

interface BoardProps extends TableProps {
  /** The present, or a past moment under review. */
  readonly view: View;
}

function placeAt(target: EventTarget): PlaceId | undefined {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined;
  return ALL.find((place) => String(place) === name);
}

/** The carpet with its 25 cards: a grid for keyboard, mouse and touch. */
export function Board({ snapshot, client, view }: BoardProps) {
  const t = useT();
  const state = useTableState();
  const { pointed, selected, marked, isScouting } = usePointing();
  const { past } = state;
  const show = useShow();
  const [walkedTo, setWalkedTo] = useState<PlaceId>('A');
  const previewId = useId();
  const isTouch = useRef(false);
  const isActing = useRef(false);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; isLong: boolean }>(undefined);

  const isNow = past === undefined;
  const looked = pointed ?? selected;
  const lights = lightsOf(view, isNow ? snapshot : undefined, looked);
  const drafts = useMemo(() => (isNow ? draftPlaces(snapshot) : NO_DRAFTS), [isNow, snapshot]);
  const ghosts = useMemo(() => ghostsOf(view), [view]);
  const mirage = useMemo(() => (isNow ? mirageMoves(snapshot, state.sheet) : []), [isNow, snapshot, state.sheet]);
  const [lift, setLift] = useState<{ readonly version: number; readonly from: Cell }>();
  const lifted = mirage.length === 0 ? undefined : lift?.version === snapshot.version ? lift.from : onlyMarker(mirage);
  const places = useMemo(() => {
    if (!isNow || !['act', 'confirm'].includes(snapshot.control.kind)) return NO_PLACES;
    return mirage.length > 0 ? miragePlaces(mirage, lifted) : snapshot.places;
  }, [isNow, snapshot, mirage, lifted]);
  const open = useMemo(() => ALL.filter((place) => (places[place]?.moves.length ?? 0) > 0), [places]);
  const you = youAt(snapshot);

  /** One at a time: input made before the first answer arrives was meant for the previous table. */
  async function act(move: Move, isInstead = false): Promise<void> {
    if (isActing.current) return;
    isActing.current = true;
    if (isInstead) await state.wish(client.undo());
    await state.wish(client.act(move));
    isActing.current = false;
  }

  function choose(place: PlaceId): void {
    setWalkedTo(place);
    if (show.awaitsTap) show.next();
    if (!isNow || show.isPlaying) return;
    const deed = deedAt({
      control: snapshot.control,
      places,
      quick: snapshot.quick,
      place,
      isTouch: isTouch.current,
      isSelected: selected === place,
    });
    if (deed.kind !== 'complain') state.complain(undefined);
    switch (deed.kind) {
      case 'act':
        // after the action, its details need not stay open, unless it is to be confirmed
        if (isTouch.current && (snapshot.quick || deed.move.type !== 'place')) state.point(undefined);
        void act(deed.move);
        break;
      case 'replace':
        void act(deed.move, true);
        break;
      case 'select':
        state.select(place, deed.move);
        break;
      case 'lift':
        state.select(undefined);
        setLift({ version: snapshot.version, from: deed.from });
        break;
      case 'sheet':
        state.openSheet(place);
        break;
      case 'complain':
        state.select(undefined);
        state.complain(deed.error);
        break;
      case 'look':
        state.select(undefined);
        break;
    }
  }

  function enlargeAt(place: PlaceId): void {
    const card = isBorder(place) ? place : view.centre.find(({ cell }) => cell === place)?.card;
    if (card !== undefined && card !== 'hidden') state.enlarge(card);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = placeAt(event.target);
    if (place === undefined || event.altKey || event.metaKey) return;
    if (event.key.toLowerCase() === 'i' && !event.ctrlKey) {
      enlargeAt(place);
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && mirage.length > 0) {
      state.openSheet(undefined);
      event.preventDefault();
      return;
    }
    const next = walk(place, event.key, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    setWalkedTo(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  }

  function onPointerDown(event: PointerEvent): void {
    isTouch.current = event.pointerType === 'touch';
    const place = placeAt(event.target);
    if (!isTouch.current || place === undefined) return;
    const timer = setTimeout(() => {
      press.current = { timer, isLong: true };
      state.point(place);
    }, LONG_PRESS_MS);
    press.current = { timer, isLong: false };
  }

  function onClick(event: MouseEvent): void {
    const place = placeAt(event.target);
    if (event.detail === 0) isTouch.current = false; // activated by key
    clearTimeout(press.current?.timer);
    const wasLong = press.current?.isLong ?? false;
    press.current = undefined;
    if (place === undefined || wasLong) return; // a long press only inspects
    if (event.detail > 1 && !isTouch.current) return; // the second half of a double click
    state.point(place);
    choose(place);
  }

  function onContextMenu(event: MouseEvent): void {
    const place = placeAt(event.target);
    if (place === undefined) return;
    event.preventDefault();
    if (!isTouch.current) enlargeAt(place);
  }

  function onPointerOver(event: PointerEvent): void {
    if (event.pointerType !== 'touch') state.point(placeAt(event.target));
  }

  function onFocus(event: FocusEvent): void {
    const place = placeAt(event.target);
    if (place !== undefined && event.target.matches(':focus-visible')) state.point(place);
  }

  function onBlur(event: FocusEvent): void {
    if (!isTouch.current && !event.currentTarget.contains(event.relatedTarget)) state.point(undefined);
  }

  const isRaid = view.pending.phase === 'raid' || (view.pending.phase === 'over' && view.pending.by === 'raid');
  return (
    <div
      className="carpet"
      data-phase={view.pending.phase}
      data-past={isNow ? undefined : ''}
      data-mirage={mirage.length > 0 ? '' : undefined}
    >
      <Carpet />
      <div
        className="carpet-field"
        role="grid"
        aria-label={t('board.grid')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && state.point(undefined)}
        onPointerCancel={() => clearTimeout(press.current?.timer)}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {SQUARE.map((row, index) => (
          <div key={index} className="carpet-row" role="row">
            {row.map((place) => (
              <Spot
                key={place}
                place={place}
                card={isBorder(place) ? undefined : view.centre.find(({ cell }) => cell === place)}
                targi={view.targis.find(({ at }) => at === place)?.seat}
                hasRobber={view.robber === place}
                state={places[place]}
                you={you}
                describedBy={looked === place && isNow ? previewId : undefined}
                isDraft={drafts.has(place)}
                isChosen={selected === place}
                isLifted={lifted === place}
                isPointed={looked === place}
                isOnLine={lights.line.has(place)}
                mark={marked.get(place)}
                isRaided={isRaid && view.robber === place}
                isClosed={lights.closes === place}
                ghost={ghosts.get(place)}
                crossing={isBorder(place) ? undefined : lights.crossings.get(place)}
                isWalkedTo={walkedTo === place}
              />
            ))}
          </div>
        ))}
        <Threads threads={lights.threads} />
        <Lozenges places={open} />
        <Suspense>
          {isScouting && view.pending.phase === 'place' && <ReachLayer snapshot={snapshot} view={view} />}
        </Suspense>
      </div>
      <TurnedCard snapshot={snapshot} />
      {isNow && <RaidNotice snapshot={snapshot} view={view} />}
      <p id={previewId} hidden>
        {looked !== undefined && isNow && sayPreview(t, snapshot, looked)}
      </p>
    </div>
  );
}
