import { assert } from '@caravanserai/contract';
import { BORDER_SIZE, CELL_COUNT, DISPLAY_SIZE } from '../src/board.ts';
import * as L from '../src/layout.ts';
import type { State } from '../src/index.ts';
import { GOODS_COUNT, TRIBE_COUNT } from '../src/tables.ts';

/** The state as a typical boardgame.io `G`: plain objects and arrays with named fields. */
export interface ReadableG {
  readonly table: Fields;
  readonly targis: number[];
  readonly centre: number[];
  readonly faces: number[];
  readonly markers: number[];
  readonly pending: Fields;
  readonly players: readonly { goods: number[]; tokens: Fields; display: number[] }[];
  readonly goods: PlainPile;
  readonly tribe: PlainPile;
  readonly chance: { reshuffles: number; key: number[] };
}
type Fields = Record<string, number>;
interface PlainPile {
  deck: number[];
  discards: number[];
  counts: Fields;
}

/** Maps consecutive bytes of the engine's state to `G`: to an array of length `keys`, or to the fields named by `keys`. */
interface Section {
  readonly at: number;
  readonly keys: number | readonly string[];
  of(g: ReadableG): number[] | Fields;
}

// oxfmt-ignore
const TABLE = ['phase', 'toAct', 'round', 'robber', 'first', 'firstOption', 'loseWhatYouHave', 'openHands', 'endedBy'];
const PENDING = ['drawn', 'gainSource', 'gainCount', 'gainOrElse', 'traded', 'raidStep'];
// oxfmt-ignore
const TOKENS = ['gold', 'stored', 'vp', 'hand', 'handSecret', 'handFresh', 'targisLeft', 'limited', 'got', 'bonus'];

const SECTIONS: readonly Section[] = [
  { at: L.PHASE, keys: TABLE, of: (g) => g.table },
  { at: L.TARGIS, keys: BORDER_SIZE + 1, of: (g) => g.targis },
  { at: L.CENTRE, keys: CELL_COUNT, of: (g) => g.centre },
  { at: L.FACE, keys: CELL_COUNT, of: (g) => g.faces },
  { at: L.MARKERS, keys: CELL_COUNT, of: (g) => g.markers },
  { at: L.DRAWN, keys: PENDING, of: (g) => g.pending },
  ...[0, 1].flatMap((seat): Section[] => {
    const me = L.PLAYERS + seat * L.PLAYER_SIZE;
    return [
      { at: me + L.GOODS_HELD, keys: 3, of: (g) => g.players[seat].goods },
      { at: me + L.GOLD, keys: TOKENS, of: (g) => g.players[seat].tokens },
      { at: me + L.DISPLAY, keys: DISPLAY_SIZE, of: (g) => g.players[seat].display },
    ];
  }),
  ...pileSections(L.GOODS_PILE, GOODS_COUNT, (g) => g.goods),
  ...pileSections(L.TRIBE_PILE, TRIBE_COUNT, (g) => g.tribe),
  { at: L.RESHUFFLES, keys: ['reshuffles'], of: (g) => g.chance as unknown as Fields },
  { at: L.KEY, keys: 32, of: (g) => g.chance.key },
];

function pileSections(pile: typeof L.GOODS_PILE, size: number, of: (g: ReadableG) => PlainPile): Section[] {
  return [
    { at: pile.deck, keys: size, of: (g) => of(g).deck },
    { at: pile.left, keys: ['left'], of: (g) => of(g).counts },
    { at: pile.discards, keys: size, of: (g) => of(g).discards },
    { at: pile.discarded, keys: ['discarded'], of: (g) => of(g).counts },
  ];
}

const sectionAt: Section[] = [];
for (const section of SECTIONS) {
  assert(section.at === sectionAt.length, 'the sections cover every byte, in order');
  const length = typeof section.keys === 'number' ? section.keys : section.keys.length;
  for (let i = 0; i < length; i++) sectionAt.push(section);
}
assert(sectionAt.length === L.STATE_SIZE, 'the sections cover every byte');

export function makeG(state: State): ReadableG {
  const pile = (): PlainPile => ({ deck: [], discards: [], counts: {} });
  const player = () => ({ goods: [], tokens: {}, display: [] });
  const g: ReadableG = {
    table: {},
    targis: [],
    centre: [],
    faces: [],
    markers: [],
    pending: {},
    players: [player(), player()],
    goods: pile(),
    tribe: pile(),
    chance: { reshuffles: 0, key: [] },
  };
  for (let byte = 0; byte < L.STATE_SIZE; byte++) writeByte(g, byte, state[byte]);
  return g;
}

export function readG(g: ReadableG, state: State): void {
  for (const { at, keys, of } of SECTIONS) {
    if (typeof keys === 'number') {
      const values = of(g) as number[];
      for (let i = 0; i < keys; i++) state[at + i] = values[i];
    } else {
      const fields = of(g) as Fields;
      for (let i = 0; i < keys.length; i++) state[at + i] = fields[keys[i]];
    }
  }
}

/** Writes only changed bytes, so that Immer copies as little as possible. */
export function writeChanges(g: ReadableG, before: State, after: State): void {
  for (let byte = 0; byte < L.STATE_SIZE; byte++) if (before[byte] !== after[byte]) writeByte(g, byte, after[byte]);
}

function writeByte(g: ReadableG, byte: number, value: number): void {
  const { at, keys, of } = sectionAt[byte];
  if (typeof keys === 'number') (of(g) as number[])[byte - at] = value;
  else (of(g) as Fields)[keys[byte - at]] = value;
}
