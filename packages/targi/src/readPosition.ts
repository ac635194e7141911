import { err, ok, quickRng, type Result } from '@caravanserai/contract';
import { BORDER_NUMBERS, type BorderNumber, CELLS, facing, isCorner, ROW_LENGTH } from './board.ts';
import { type CardId, GOODS, type Good, GOODS_CARDS, type GoodsId, type Seat, SEATS } from './cards.ts';
import { TRIBE_CARDS, type TribeId } from './cards.ts';
import { GAIN_SOURCES } from './events.ts';
import { guess } from './guess.ts';
import * as L from './layout.ts';
import { listMoves, MAX_MOVES } from './list.ts';
import type { Options } from './options.ts';
import type { CentreCard, HandView, Pending, PileView, PlayerView, View } from './view.ts';
import { view } from './view.ts';

const PLAYER_NAMES = ['', '.hand', '.rows', '.left', '.limited', '.got', '.bonus'];
const PILE_NAMES = ['', '.discards', '.held'];
const NAMES: readonly string[] = [
  'viewer',
  'round',
  'first',
  'phase',
  'targis',
  'centre',
  ...SEATS.flatMap((seat) => PLAYER_NAMES.map((name) => seat + name)),
  ...['goods', 'tribe'].flatMap((pile) => PILE_NAMES.map((name) => pile + name)),
];

/** What in the text is wrong, and the names that could stand there instead. */
export interface PositionError {
  readonly found: string;
  readonly expected: readonly string[];
}

/** Parses a position and checks that the engine can play on from it. */
export function parsePosition(text: string, options: Options): Result<View, PositionError> {
  const words = new Map<string, string>();
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(word) ?? [];
    if (!NAMES.includes(name) || words.has(name))
      return err({ found: word, expected: NAMES.filter((n) => !words.has(n)) });
    words.set(name, value);
  }
  try {
    const read = readView(words, options);
    checkView(read, words);
    const state = guess(read, quickRng(text));
    if (listMoves(state, new Uint16Array(MAX_MOVES)) === 0) throw new Unfit(wordOf(words, 'phase'));
    return ok(view(state, read.viewer)); // with what the engine computes: how much is due
  } catch (error) {
    if (error instanceof Unfit) return err({ found: error.found, expected: [] });
    throw error;
  }
}

/** The words of a position are read by a dozen small functions; the first one that does not fit ends the reading. */
class Unfit extends Error {
  readonly found: string;
  constructor(found: string) {
    super(found);
    this.found = found;
  }
}

type Words = ReadonlyMap<string, string>;

function wordOf(words: Words, name: string): string {
  return words.has(name) ? `${name}=${words.get(name)}` : name;
}

function readView(words: Words, options: Options): View {
  const pending = readPhase(words);
  const round = readNumber(words, 'round', 1, 13);
  return {
    viewer: readOne(words, 'viewer', [...SEATS, 'spectator'] as const),
    options,
    round,
    robber: robberIn(round, pending.phase),
    first: readOne(words, 'first', SEATS),
    pending,
    targis: readTargis(words),
    centre: readCentre(words),
    blue: readPlayer(words, 'blue'),
    white: readPlayer(words, 'white'),
    goods: readPile(words, 'goods', GOODS_IDS),
    tribe: readPile(words, 'tribe', TRIBE_IDS),
  };
}

/** TG-8: three rounds on each side of the square; during a raid the robber stands on the corner before the round's card. */
function robberIn(round: number, phase: Pending['phase']): BorderNumber {
  const robber = round + Math.floor((round - 1) / 3) - (phase === 'raid' ? 1 : 0);
  return BORDER_NUMBERS[robber - 1] ?? 16;
}

function readOne<T extends string>(words: Words, name: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === words.get(name));
  if (choice === undefined) throw new Unfit(wordOf(words, name));
  return choice;
}

function readNumber(words: Words, name: string, least: number, most: number): number {
  const value = words.get(name) ?? '0';
  const number = Number(value);
  if (!/^\d{1,2}$/.test(value) || number < least || number > most) throw new Unfit(wordOf(words, name));
  return number;
}

const MOST_DETAILS: Readonly<Record<string, number>> = { trade: 1, drawn: 1, gain: 3 };

function readPhase(words: Words): Pending {
  const wrong = new Unfit(wordOf(words, 'phase'));
  const [phase = '', by, ...details] = (words.get('phase') ?? '').split(':');
  const seat = SEATS.find((each) => each === by);
  if (!seat || details.length > (MOST_DETAILS[phase] ?? 0)) throw wrong;
  switch (phase) {
    case 'place':
    case 'act':
    case 'rearrange':
      return { phase, seat };
    case 'raid':
      return { phase, seat, due: { goods: 0, gold: 0, vp: 0 } }; // the engine computes how much is due, here and in the next line
    case 'return':
      return { phase, seat, count: 0 };
    case 'trade': {
      const [given, received, ...more] = (details[0] ?? '').split('>');
      if (given === undefined || received === undefined || more.length > 0) throw wrong;
      return { phase, seat, given: readGoods(given, wrong), received: readGoods(received, wrong) };
    }
    case 'drawn': {
      const card = details[0] === '?' ? 'hidden' : TRIBE_IDS.find((id) => id === details[0]);
      if (!card) throw wrong;
      return { phase, seat, card };
    }
    case 'gain': {
      const [by, count, orElse] = details;
      const source = GAIN_SOURCES.find((each) => each === by);
      if (!source || !/^[1-6]$/.test(count ?? '') || (orElse !== undefined && orElse !== 'else')) throw wrong;
      return { phase, seat, source, count: Number(count), orElse: orElse === 'else' };
    }
    default:
      throw wrong;
  }
}

function readGoods(text: string, wrong: Unfit): readonly Good[] {
  if (!/^d?s?p?$/.test(text)) throw wrong;
  return GOODS.filter((good) => text.includes(good.charAt(0)));
}

function readList(words: Words, name: string): readonly string[] {
  return (words.get(name) ?? '').split(',').filter(Boolean);
}

function readTargis(words: Words): View['targis'] {
  const targis = readList(words, 'targis').map((word) => {
    const [, number, letter] = /^(\d{1,2})([bw])$/.exec(word) ?? [];
    const at = BORDER_NUMBERS.find((each) => each === Number(number));
    if (at === undefined || isCorner(at)) throw new Unfit(`targis=${word}`);
    return { at, seat: SEATS[letter === 'b' ? 0 : 1] };
  });
  if (new Set(targis.map(({ at }) => at)).size < targis.length) throw new Unfit(wordOf(words, 'targis'));
  return targis.toSorted((a, b) => a.at - b.at);
}

function readCentre(words: Words): readonly CentreCard[] {
  const places = readList(words, 'centre');
  if (places.length !== CELLS.length) throw new Unfit(wordOf(words, 'centre'));
  return CELLS.map((cell, i): CentreCard => {
    const place = places[i];
    const [card, letter] = place.split('@');
    const marker = letter === undefined ? {} : { marker: SEATS[letter === 'b' ? 0 : 1] };
    if (letter !== undefined && letter !== 'b' && letter !== 'w') throw new Unfit(`centre=${place}`);
    const [, held, back] = /^\?(\??)([gt])$/.exec(card) ?? [];
    if (back !== undefined) {
      const kind = back === 'g' ? 'goods' : 'tribe';
      return { cell, kind, ...marker, card: 'hidden', beforeReshuffle: held === '?' };
    }
    const id = [...GOODS_IDS, ...TRIBE_IDS].find((each) => each === card);
    if (!id) throw new Unfit(`centre=${place}`);
    return { cell, kind: TRIBE_IDS.includes(id as TribeId) ? 'tribe' : 'goods', ...marker, card: id };
  });
}

function readPlayer(words: Words, seat: Seat): PlayerView {
  const counts = /^(\d{1,2})d(\d{1,2})s(\d{1,2})p(\d{1,2})g([01])G(\d{1,2})v$/.exec(words.get(seat) ?? '')?.map(Number);
  if (!counts) throw new Unfit(wordOf(words, seat));
  const [, dates, salt, pepper, gold, storedGold, vp] = counts;
  const goodsIn = (name: string) => readGoods(words.get(name) ?? '', new Unfit(wordOf(words, name)));
  return {
    goods: { dates, salt, pepper },
    gold,
    storedGold,
    vp,
    hand: readHand(words, `${seat}.hand`),
    display: readRows(words, `${seat}.rows`),
    targisLeft: readNumber(words, `${seat}.left`, 0, 3),
    limitedNextRound: words.has(`${seat}.limited`) && readOne(words, `${seat}.limited`, ['yes']) === 'yes',
    goodsFromCards: goodsIn(`${seat}.got`),
    bonusGiven: goodsIn(`${seat}.bonus`),
  };
}

function readHand(words: Words, name: string): HandView {
  if (!words.has(name)) return { kind: 'empty' };
  const [, word = '', secret, kept] = /^([^:]+)(:secret)?(:kept)?$/.exec(words.get(name) ?? '') ?? [];
  const keptThisRound = kept !== undefined;
  if (word === '?' && !secret) return { kind: 'hidden', keptThisRound };
  const card = TRIBE_IDS.find((id) => id === word);
  if (!card) throw new Unfit(wordOf(words, name));
  return { kind: 'open', card, secret: secret !== undefined, keptThisRound };
}

function readRows(words: Words, name: string): PlayerView['display'] {
  const rows = (words.get(name) ?? '//').split('/').map((row) => row.split('.').filter(Boolean));
  if (rows.length !== 3 || rows.some((row) => row.length > ROW_LENGTH)) throw new Unfit(wordOf(words, name));
  return rows.map((row) => row.map((card) => readCard(card, TRIBE_IDS, name)));
}

function readPile<Id extends CardId>(words: Words, name: string, ids: readonly Id[]): PileView<Id> {
  const cardsIn = (each: string) => readList(words, each).map((card) => readCard(card, ids, each));
  return {
    left: readNumber(words, name, 0, 99),
    discards: cardsIn(`${name}.discards`),
    heldBack: cardsIn(`${name}.held`),
  };
}

function readCard<Id extends CardId>(word: string, ids: readonly Id[], name: string): Id {
  const id = ids.find((each) => each === word);
  if (!id) throw new Unfit(`${name}=${word}`);
  return id;
}

const GOODS_IDS: readonly GoodsId[] = GOODS_CARDS.map(({ id }) => id);
const TRIBE_IDS: readonly TribeId[] = TRIBE_CARDS.map(({ id }) => id);

const CARDS: ReadonlyMap<CardId, number> = new Map<CardId, number>([
  ...GOODS_CARDS.map(({ id, copies }) => [id, copies] as const),
  ...TRIBE_CARDS.map(({ id }) => [id, 1] as const),
]);

/** Throws unless the rules could have led to this position, as far as the further game depends on it. */
function checkView(at: View, words: Words): void {
  const fail = (name: string): never => {
    throw new Unfit(wordOf(words, name));
  };
  checkPhase(at, fail);
  checkPile(at, 'goods', GOODS_IDS, fail);
  checkPile(at, 'tribe', TRIBE_IDS, fail);
  for (const seat of SEATS) checkPlayer(at, seat, fail);
  for (const { marker, card } of at.centre) {
    if (marker && (card === 'hidden' || !isTurn(at))) fail('centre');
  }
}

type Fail = (name: string) => never;

function isTurn({ pending }: View): boolean {
  return pending.phase !== 'place' && pending.phase !== 'raid';
}

function checkPhase({ round, pending, viewer, options }: View, fail: Fail): void {
  const isRaid = pending.phase === 'raid';
  if (isRaid ? round < 4 || round % 3 !== 1 : round > 12) fail('round');
  if (pending.phase === 'drawn' && pending.card === 'hidden' && (viewer === pending.seat || options.hands === 'open'))
    fail('phase');
}

/** Each card is in exactly one place. */
function checkPile(at: View, name: 'goods' | 'tribe', ids: readonly CardId[], fail: Fail): void {
  const { left, discards, heldBack } = at[name];
  const cells = at.centre.filter(({ kind }) => kind === name);
  const held = cells.filter((cell) => cell.card === 'hidden' && cell.beforeReshuffle).length;
  if (held !== heldBack.length) fail(`${name}.held`);
  const faces = cells.map(({ card }) => card);
  if (name === 'tribe') {
    for (const { display, hand } of [at.blue, at.white]) {
      faces.push(...display.flat());
      if (hand.kind !== 'empty') faces.push(hand.kind === 'open' ? hand.card : 'hidden');
    }
    if (at.pending.phase === 'drawn') faces.push(at.pending.card);
  }
  const open = [...discards, ...heldBack, ...faces.filter((card) => card !== 'hidden')];
  for (const id of new Set(open)) {
    if (open.filter((each) => each === id).length > (CARDS.get(id) ?? 0)) fail(name);
  }
  const all = ids.reduce((sum, id) => sum + (CARDS.get(id) ?? 0), 0);
  const hidden = faces.filter((card) => card === 'hidden').length - held;
  if (open.length + hidden + left !== all) fail(name);
}

function checkPlayer(at: View, seat: Seat, fail: Fail): void {
  const { goods, gold, storedGold, hand, display, targisLeft } = at[seat];
  const { pending, first } = at;
  const has = (id: TribeId) => display.some((row) => row.includes(id));
  const count = goods.dates + goods.salt + goods.pepper;
  const isWithinLimits = count <= L.MAX_GOODS && gold <= L.MAX_GOLD;
  const isActing = pending.phase !== 'over' && pending.seat === seat;
  const hasActed = !isTurn(at) || (!isActing && seat === first);
  if (count > 40 || gold > 15 || (hasActed && !isWithinLimits)) fail(seat);
  if (pending.phase === 'return' && isActing && count <= L.MAX_GOODS) fail('phase');
  if (storedGold > (has('W9') ? 1 : 0)) fail(seat);
  if (hand.kind === 'hidden' && (seat === at.viewer || at.options.hands === 'open')) fail(`${seat}.hand`);
  const own = at.targis.filter((targi) => targi.seat === seat);
  const isShort = isTurn(at)
    ? targisLeft > 0
    : own.length + targisLeft < 2 || (pending.phase === 'raid' && own.length > 0);
  if (isShort || own.length + targisLeft > 3) fail(`${seat}.left`);
  for (const targi of own) {
    const isFaced = at.targis.some((other) => other.seat !== seat && other.at === facing(targi.at));
    if (isFaced || (targi.at === at.robber && !has('W6'))) fail('targis');
  }
  if (at.centre.filter(({ marker }) => marker === seat).length > 2) fail('centre');
}
