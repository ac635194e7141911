import type { Event, PlayerView } from '@caravanserai/targi';
import {
  BORDER_CARDS,
  type BorderAction,
  type Effect,
  EFFECT_TIMING,
  type Seat,
  type TribeCard,
  TRIBE_CARDS,
  type TribeId,
} from '@caravanserai/targi/cards';
import type { PlaceId, Snapshot } from '../client.ts';
import { otherSeat } from '../table/players/seats.ts';
import { borderPlaces } from '../table/turn/movePlaces.ts';

/** Something the coach explains at its first occurrence. */
export interface Occasion {
  /** The key of its text. */
  readonly id: OccasionId;
  /** Places on the board to highlight. */
  readonly places: readonly PlaceId[];
  readonly card?: TribeId;
}

/** Input to the conditions: the table as the learner sees it. */
interface Look {
  readonly snapshot: Snapshot;
  readonly me: Seat;
  readonly own: PlayerView;
  readonly other: PlayerView;
  readonly isPlacing: boolean;
  readonly isActing: boolean;
  /** Events since the learner's last move, including that move. */
  readonly recent: readonly Event[];
}
type Seen = boolean | readonly PlaceId[];

const MOST_GOODS = 10;
const MOST_GOLD = 3;
const ROW = 4;
const NEARLY_FULL = 10; // of twelve cards
const LATE = 11; // of twelve rounds

/** Condition of each occasion, most urgent first. Its text is `coach.moment.ID`. */
const MOMENTS = {
  place: ({ isPlacing }) => isPlacing,
  robber: ({ isPlacing, snapshot }) => isPlacing && [snapshot.view.robber],
  crossing: ({ isPlacing, snapshot }) => isPlacing && cellsWon(snapshot),
  facing: ({ isPlacing, snapshot }) => isPlacing && placesWhy(snapshot, 'facing-opponent'),
  amulet: ({ isPlacing, snapshot }) => isPlacing && snapshot.view.round > 1,
  draft: ({ snapshot }) => snapshot.control.kind === 'confirm',
  raid: ({ snapshot }) => isRaided(snapshot, 'goods'),
  lastRaid: ({ snapshot }) => isRaided(snapshot, 'gold'),
  act: ({ isActing }) => isActing,
  tribeCard: (look) => look.isActing && markedCells(look, 'tribe'),
  goodsCard: (look) => look.isActing && markedCells(look, 'goods'),
  lack: (look) => look.isActing && cellsBeyondMeans(look),
  rows: ({ isActing, snapshot }) => isActing && snapshot.moves.some(({ type }) => type === 'lay'),
  rowThree: ({ own }) => own.display.some(({ length }) => length === ROW - 1),
  rowFull: ({ own }) => own.display.some(({ length }) => length === ROW),
  hand: ({ own }) => own.hand.kind === 'open',
  refill: ({ recent }) => recent.some(({ type }) => type === 'refilled'),
  goodsLimit: ({ own, isActing, snapshot }) =>
    (isActing && goodsOf(own) >= MOST_GOODS) || snapshot.view.pending.phase === 'return',
  goldLimit: ({ own, isActing }) => isActing && own.gold >= MOST_GOLD,
  raidSoon: ({ isActing, snapshot }) => isActing && cornerAhead(snapshot, 'goods'),
  lastRaidSoon: ({ isActing, snapshot }) => isActing && cornerAhead(snapshot, 'gold'),
  twelve: ({ own, other }) => Math.max(cardsOf(own), cardsOf(other)) >= NEARLY_FULL,
  lastRounds: ({ isPlacing, snapshot }) => isPlacing && snapshot.view.round >= LATE,
} as const satisfies Readonly<Record<string, (look: Look) => Seen>>;

type Moment = keyof typeof MOMENTS;
type BorderKind = Exclude<BorderAction['kind'], 'raid'>; // raids have occasions of their own
export type OccasionId = `coach.moment.${Moment}` | `coach.border.${BorderKind}` | `coach.effect.${Effect['kind']}`;

const MOMENT_NAMES = Object.keys(MOMENTS) as readonly Moment[];
const BORDER_KINDS = [...new Set(BORDER_CARDS.map(({ action }) => action.kind))].filter((kind) => kind !== 'raid');
const EFFECT_KINDS = Object.keys(EFFECT_TIMING) as readonly Effect['kind'][];

export const OCCASION_IDS: readonly OccasionId[] = [
  ...MOMENT_NAMES.map((name) => `coach.moment.${name}` as const),
  ...BORDER_KINDS.map((kind) => `coach.border.${kind}` as const),
  ...EFFECT_KINDS.map((kind) => `coach.effect.${kind}` as const),
];

/** All occasions at this moment of the table, most urgent first. */
export function occasionsAt(snapshot: Snapshot): readonly Occasion[] {
  const { viewer, view, control } = snapshot;
  if (viewer === 'spectator' || (control.kind !== 'act' && control.kind !== 'confirm')) return [];
  const phase = control.kind === 'act' ? view.pending.phase : undefined;
  const look: Look = {
    snapshot,
    me: viewer,
    own: view[viewer],
    other: view[otherSeat(viewer)],
    isPlacing: phase === 'place',
    isActing: phase === 'act',
    recent: recentEvents(snapshot, viewer),
  };
  return [...momentsIn(look), ...bordersIn(look), ...effectsIn(look)];
}

function momentsIn(look: Look): readonly Occasion[] {
  return MOMENT_NAMES.flatMap((name) => {
    const seen: Seen = MOMENTS[name](look);
    const places = typeof seen === 'boolean' ? [] : seen;
    return seen === true || places.length > 0 ? [{ id: `coach.moment.${name}` as const, places }] : [];
  });
}

/** Occasions for the border cards under the learner's Targis. */
function bordersIn({ isActing, snapshot, me }: Look): readonly Occasion[] {
  if (!isActing) return [];
  const standing = new Set<PlaceId>(snapshot.view.targis.filter(({ seat }) => seat === me).map(({ at }) => at));
  return BORDER_KINDS.flatMap((kind) => {
    const places = borderPlaces(kind).filter((place) => standing.has(place));
    return places.length > 0 ? [{ id: `coach.border.${kind}` as const, places }] : [];
  });
}

/** Occasions for effects of the cards in question and of the cards either player has just played. */
function effectsIn(look: Look): readonly Occasion[] {
  const { snapshot, isActing, recent } = look;
  const { pending, centre } = snapshot.view;
  const marked = isActing ? centre.filter(({ cell }) => markedCells(look, 'tribe').includes(cell)) : [];
  const cards = [
    ...marked.map(({ cell, card }) => ({ card, places: [cell] })),
    ...(pending.phase === 'drawn' ? [{ card: pending.card, places: [] }] : []),
    ...recent.flatMap((event) => (event.type === 'laid' ? [{ card: event.card, places: [] }] : [])),
  ];
  return cards.flatMap(({ card, places }) => {
    const tribe: TribeCard | undefined = TRIBE_CARDS.find(({ id }) => id === card);
    return tribe?.effect
      ? [{ id: `coach.effect.${tribe.effect.kind}` as const, places, card: tribe.id as TribeId }]
      : [];
  });
}

function recentEvents({ log }: Snapshot, me: Seat): readonly Event[] {
  const last = log.findLastIndex(({ seat }) => seat === me);
  return log.slice(Math.max(last, 0)).flatMap(({ events }) => events);
}

function cellsWon({ previews }: Snapshot): readonly PlaceId[] {
  const all = Object.values(previews).flatMap(({ crossings }) => crossings.filter(({ isNew }) => isNew));
  return [...new Set(all.map(({ cell }) => cell))];
}

function placesWhy({ places }: Snapshot, reason: string): readonly PlaceId[] {
  return Object.entries(places).flatMap(([place, state]) =>
    'reason' in state && state.reason === reason ? [Number(place) as PlaceId] : [],
  );
}

function markedCells({ snapshot, me }: Look, kind: 'goods' | 'tribe'): readonly PlaceId[] {
  const marked = snapshot.view.centre.filter((card) => card.marker === me && card.kind === kind);
  return marked.filter(({ card }) => card !== 'hidden').map(({ cell }) => cell);
}

function cellsBeyondMeans(look: Look): readonly PlaceId[] {
  const { lacks, view } = look.snapshot;
  const beyond = view.centre.filter(({ card }) => (lacks[card as TribeId]?.length ?? 0) > 0).map(({ cell }) => cell);
  return markedCells(look, 'tribe').filter((cell) => beyond.some((each) => each === cell));
}

/** The corner that the robber reaches after this round. */
function cornerAhead({ view: { robber } }: Snapshot, pays: 'goods' | 'gold'): readonly PlaceId[] {
  const next = BORDER_CARDS.find(({ number }) => number === robber + 1);
  return next?.action.kind === 'raid' && next.action.due[pays] > 0 ? [next.number as PlaceId] : [];
}

function isRaided({ view: { pending, robber }, control }: Snapshot, pays: 'goods' | 'gold'): Seen {
  return control.kind === 'act' && pending.phase === 'raid' && pending.due[pays] > 0 && [robber];
}

function goodsOf({ goods }: PlayerView): number {
  return goods.dates + goods.salt + goods.pepper;
}

function cardsOf({ display }: PlayerView): number {
  return display.reduce((sum, { length }) => sum + length, 0);
}
