import * as B from './board.ts';
import { BORDER_NUMBERS, type BorderNumber, CELLS, type Cell, isCorner } from './board.ts';
import { type Event, GAIN_SOURCES, type GainSource } from './events.ts';
import { canPayRaid } from './judge.ts';
import * as L from './layout.ts';
import * as P from './packed.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const { BORDER_SIZE, CELL_COUNT } = B;
// oxfmt-ignore
const {
  BONUS, BY_DISPLAY, BY_RAID, CENTRE, ENDED_BY, FACE, FACE_UP, FIRST, GAIN_COUNT, GAIN_OR_ELSE, GAIN_SOURCE,
  GOLD, GOT, HAND_FRESH, LIMITED, LOSE_WHAT_YOU_HAVE, MARKERS, MAX_GOLD, MAX_GOODS, PHASE, PHASE_ACT, PHASE_GAIN,
  PHASE_OVER, PHASE_PLACE, PHASE_RAID, PHASE_RETURN, RAID_STEP, ROBBER, ROUND, TARGIS, TARGIS_LEFT, TO_ACT, VP,
} = L;
const { DRY_ROUND_GOOD, RAID_GAIN, RAID_SHIELD } = T;

/** The automatic steps between decisions: rounds, raids, markers, ends of turns. Each function stops at the next decision. */

export function startRound(s: State, log?: Event[]): void {
  s[ROUND]++;
  for (let seat = 0; seat < 2; seat++) {
    const me = S.playerAt(seat);
    s[me + HAND_FRESH] = 0;
    s[me + GOT] = 0;
    s[me + BONUS] = 0;
    s[me + TARGIS_LEFT] = 3 - s[me + LIMITED];
    s[me + LIMITED] = 0;
  }
  log?.push({ type: 'roundStarted', round: s[ROUND], first: S.seatName(s[FIRST]), reveals: false });
  moveRobber(s, log);
  if (isCorner(s[ROBBER])) {
    log?.push({ type: 'raidStarted', at: s[ROBBER] as BorderNumber, reveals: false });
    s[RAID_STEP] = 0;
    continueRaid(s, log);
  } else startPlacement(s);
}

function moveRobber(s: State, log?: Event[]): void {
  s[ROBBER]++;
  log?.push({ type: 'robberMoved', to: s[ROBBER] as BorderNumber, reveals: false });
}

/** Continues the raid from `RAID_STEP` until a player has to choose how to pay. */
function continueRaid(s: State, log?: Event[]): void {
  for (; s[RAID_STEP] < 2; s[RAID_STEP]++) {
    const seat = s[FIRST] ^ s[RAID_STEP];
    if (P.grants(P.effectsOf(s, seat), RAID_SHIELD)) {
      log?.push({ type: 'raidSpared', seat: S.seatName(seat), reveals: false });
      gainAtRaid(s, seat, log);
    } else if (canPayRaid(s, seat) || (s[LOSE_WHAT_YOU_HAVE] === 1 && canPayPart(s, seat))) {
      s[PHASE] = PHASE_RAID;
      s[TO_ACT] = seat;
      return;
    } else {
      const vp = s[LOSE_WHAT_YOU_HAVE] === 1 ? 0 : T.raidDue(s[ROBBER]).vp;
      s[S.playerAt(seat ^ 1) + VP] += vp;
      log?.push({ type: 'raidShortfall', seat: S.seatName(seat), opponentGains: vp, reveals: false });
    }
  }
  s[RAID_STEP] = 0;
  if (s[ROBBER] === BORDER_SIZE) endGame(s, BY_RAID, log);
  else {
    moveRobber(s, log);
    startPlacement(s);
  }
}

/** TG-44: whether the player has any goods (gold at the last raid) or points to lose. */
function canPayPart(s: State, seat: number): boolean {
  const goods = T.raidDue(s[ROBBER]).gold > 0 ? s[S.playerAt(seat) + GOLD] : S.goodsCount(s, seat);
  return goods > 0 || s[S.playerAt(seat) + VP] > 0;
}

export function afterRaidPayment(s: State, paidInFull: boolean, log?: Event[]): void {
  if (paidInFull) gainAtRaid(s, s[TO_ACT], log);
  s[RAID_STEP]++;
  continueRaid(s, log);
}

/** TG-64 */
function gainAtRaid(s: State, seat: number, log?: Event[]): void {
  if (!P.grants(P.effectsOf(s, seat), RAID_GAIN)) return;
  s[S.playerAt(seat) + VP]++;
  log?.push({ type: 'raidVp', seat: S.seatName(seat), reveals: false });
}

function startPlacement(s: State): void {
  s[PHASE] = PHASE_PLACE;
  s[TO_ACT] = s[FIRST];
}

/** TG-9, TG-72: the players alternate while the other one has Targis left. */
export function afterPlacement(s: State, log?: Event[]): void {
  const seat = s[TO_ACT];
  if (s[S.playerAt(seat ^ 1) + TARGIS_LEFT] > 0) s[TO_ACT] = seat ^ 1;
  else if (s[S.playerAt(seat) + TARGIS_LEFT] === 0) startActions(s, log);
}

function startActions(s: State, log?: Event[]): void {
  setMarkers(s, 0);
  setMarkers(s, 1);
  log?.push({ type: 'markersSet', blue: markersOf(s, 0), white: markersOf(s, 1), reveals: false });
  startTurn(s, s[FIRST], log);
}

/** TG-14 */
export function setMarkers(s: State, seat: number): void {
  for (let left = P.crossingPlaces(s, seat); left !== 0; left = P.withoutFirst(left)) {
    s[MARKERS + P.firstPlace(left)] = seat + 1;
  }
}

export function markersOf(s: State, seat: number): Cell[] {
  return CELLS.filter((_, cell) => s[MARKERS + cell] === seat + 1);
}

function startTurn(s: State, seat: number, log?: Event[]): void {
  s[PHASE] = PHASE_ACT;
  s[TO_ACT] = seat;
  log?.push({ type: 'turnStarted', seat: S.seatName(seat), reveals: false });
}

/** TG-20: declines unused pieces, then applies TG-66 and the limits. */
export function endTurn(s: State, log?: Event[]): void {
  const seat = s[TO_ACT];
  log?.push({ type: 'turnEnded', seat: S.seatName(seat), declined: piecesOf(s, seat), reveals: false });
  for (let left = P.targiPlaces(s, seat); left !== 0; left = P.withoutFirst(left)) s[TARGIS + P.firstPlace(left)] = 0;
  for (let left = P.markerPlaces(s, seat); left !== 0; left = P.withoutFirst(left)) s[MARKERS + P.firstPlace(left)] = 0;

  const isDry = s[S.playerAt(seat) + GOT] === 0;
  if (isDry && P.grants(P.effectsOf(s, seat), DRY_ROUND_GOOD)) askGain(s, 'dryRound', 1);
  else applyLimits(s, log);
}

export function piecesOf(s: State, seat: number): (BorderNumber | Cell)[] {
  return [...BORDER_NUMBERS.filter((border) => s[TARGIS + border] === seat + 1), ...markersOf(s, seat)];
}

export function askGain(s: State, source: GainSource, count: number, orElse = 0): void {
  s[PHASE] = PHASE_GAIN;
  s[GAIN_SOURCE] = GAIN_SOURCES.indexOf(source);
  s[GAIN_COUNT] = count;
  s[GAIN_OR_ELSE] = orElse;
}

/** TG-38 */
export function applyLimits(s: State, log?: Event[]): void {
  const seat = s[TO_ACT];
  const gold = S.playerAt(seat) + GOLD;
  if (s[gold] > MAX_GOLD) {
    log?.push({ type: 'returned', seat: S.seatName(seat), gave: { gold: s[gold] - MAX_GOLD }, reveals: false });
    s[gold] = MAX_GOLD;
  }
  if (S.goodsCount(s, seat) > MAX_GOODS) s[PHASE] = PHASE_RETURN;
  else nextTurn(s, log);
}

export function nextTurn(s: State, log?: Event[]): void {
  if (s[TO_ACT] === s[FIRST]) startTurn(s, s[FIRST] ^ 1, log);
  else endRound(s, log);
}

/** TG-39, TG-40 */
function endRound(s: State, log?: Event[]): void {
  const turned: { cell: Cell; card: ReturnType<typeof T.cardId> }[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s[FACE + cell] === FACE_UP) continue;
    s[FACE + cell] = FACE_UP;
    if (log) turned.push({ cell: CELLS[cell], card: T.cardId(s[CENTRE + cell]) });
  }
  if (turned.length > 0) log?.push({ type: 'revealed', cards: turned, reveals: true });
  s[FIRST] ^= 1;
  if (S.isDisplayFull(s, 0) || S.isDisplayFull(s, 1)) endGame(s, BY_DISPLAY, log);
  else startRound(s, log);
}

function endGame(s: State, by: number, log?: Event[]): void {
  s[PHASE] = PHASE_OVER;
  s[TO_ACT] = 0;
  s[ENDED_BY] = by;
  log?.push({ type: 'gameOver', by: by === BY_RAID ? 'raid' : 'display', reveals: false });
}
