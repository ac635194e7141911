import { BORDER_CARDS, GOODS_CARDS, type GoodsId, TRIBE_CARDS } from '@caravanserai/targi/cards';
import { borderName, cardName, sayTokens } from '@caravanserai/texts/page';
import { targi } from '../page.ts';
import { anchorOf } from '../rules/links.ts';
import type { AlmanacT } from './useAlmanacT.ts';

/** A line of a table: what happened, and where the almanac counts it. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly keys: readonly string[];
  readonly href?: string;
}

export const PARTS = [1, 2, 3, 4] as const;
/** Three rounds up to a raid. */
export type PartOfGame = (typeof PARTS)[number];

export function roundsOf(part: PartOfGame): { readonly least: number; readonly most: number } {
  return { least: 3 * part - 2, most: 3 * part };
}

function inParts(key: string, part: PartOfGame | undefined): readonly string[] {
  return (part === undefined ? PARTS : [part]).map((one) => `${key} ${one}`);
}

function cardLink(anchor: string): string {
  return `${targi.screens.cards.path}#${anchor}`;
}

export function cardLines(t: AlmanacT, part: PartOfGame | undefined): readonly Line[] {
  return TRIBE_CARDS.map(({ id }) => ({
    id,
    name: cardName(t, id),
    keys: inParts(`card ${id}`, part),
    href: cardLink(anchorOf.tribe(id)),
  }));
}

export function goodsLines(t: AlmanacT, part: PartOfGame | undefined): readonly Line[] {
  return GOODS_CARDS.map(({ id }: { readonly id: GoodsId }) => ({
    id,
    name: cardName(t, id),
    keys: inParts(`goods ${id}`, part),
  }));
}

function spaceName(t: AlmanacT, number: number): string {
  return `${number} ${borderName(t, number)}`;
}

const SPACES = BORDER_CARDS.flatMap(({ number, action }) => (action.kind === 'raid' ? [] : [number]));

export function spaceLines(t: AlmanacT, part: PartOfGame | undefined): readonly Line[] {
  return SPACES.map((number) => ({
    id: `border-${number}`,
    name: spaceName(t, number),
    keys: inParts(`space ${number}`, part),
    href: cardLink(anchorOf.border(number)),
  }));
}

export function openingLines(t: AlmanacT): readonly Line[] {
  return SPACES.map((number) => ({
    id: `opening-${number}`,
    name: spaceName(t, number),
    keys: [`opening ${number}`],
  }));
}

export function turnLines(t: AlmanacT): readonly Line[] {
  return [
    ...[0, 1, 2].map((count) => ({
      id: `crossings-${count}`,
      name: t('almanac.turns.crossings', { crossings: count }),
      keys: [`crossings ${count}`],
    })),
    { id: 'turn-first', name: t('almanac.turns.first'), keys: ['turn first'] },
    { id: 'turn-second', name: t('almanac.turns.second'), keys: ['turn second'] },
  ];
}

const RAIDS = BORDER_CARDS.flatMap(({ action }) => (action.kind === 'raid' ? [action.due] : []));

export function dealLines(t: AlmanacT): readonly Line[] {
  const offer = (number: number, give: string, get: string) =>
    t('targi.score.line', { label: borderName(t, number), points: t('targi.card.offer', { give, get }) });
  const gold = (count: number) => sayTokens(t, { gold: count });
  const points = (vp: number) => sayTokens(t, { vp });
  const equal = (count: number) => t('targi.token.equalGoods', { count });
  return [
    { id: 'smith-1', name: offer(10, equal(2), points(1)), keys: ['smith goods 1'] },
    { id: 'smith-3', name: offer(10, equal(4), points(3)), keys: ['smith goods 3'] },
    { id: 'smith-2', name: offer(10, gold(1), points(2)), keys: ['smith gold 2'] },
    { id: 'smith-4', name: offer(10, gold(2), points(4)), keys: ['smith gold 4'] },
    { id: 'trade-gold', name: offer(5, equal(3), gold(1)), keys: ['trade gold'] },
    { id: 'trade-good', name: offer(5, equal(2), t('targi.token.goods', { count: 1 })), keys: ['trade good'] },
    ...RAIDS.flatMap(({ goods, gold: due, vp }, i) => {
      const raid = (tokens: string) => t('almanac.deals.raid', { number: i + 1, tokens });
      const inKind = due > 0 ? gold(due) : t('targi.token.goods', { count: goods });
      return [
        { id: `border-${4 * (i + 1)}`, name: raid(inKind), keys: [`raid ${i + 1} tokens`] },
        { id: `raid-${i}-points`, name: raid(points(vp)), keys: [`raid ${i + 1} points`] },
      ];
    }),
  ];
}

const ROWS = [0, 1, 2, 3].flatMap((equal) => [0, 1, 2, 3].map((varied) => ({ equal, varied })));
const MOST_ROWS = 3;
const FEWEST_CARDS = 5;
const MOST_CARDS = 12;

export function rowLines(t: AlmanacT): readonly Line[] {
  const cards = Array.from({ length: MOST_CARDS - FEWEST_CARDS + 1 }, (_, i) => FEWEST_CARDS + i);
  return [
    ...ROWS.filter(({ equal, varied }) => equal + varied <= MOST_ROWS).map(({ equal, varied }) => ({
      id: `rows-${equal}-${varied}`,
      name: t('almanac.rows.made', { equal, varied }),
      keys: [`rows ${equal} ${varied}`],
    })),
    ...cards.map((count) => ({
      id: `cards-${count}`,
      name: t('pages.cards.shown', { count }),
      keys: [`cards ${count}`],
    })),
  ];
}

const HABIT_SPACES = { noble: 1, trader: 5, fataMorgana: 9, silversmith: 10, caravan: 13, expansion: 14 } as const;
const HABITS = [
  'laid',
  'laidEarly',
  'crossings',
  'goodsCards',
  'goodsSpaces',
  'gold',
  'kept',
  'returned',
  'raidPoints',
] as const;

export function habitLines(t: AlmanacT): readonly Line[] {
  return [
    ...HABITS.map((habit) => ({ id: habit, name: t(`almanac.habits.${habit}`), keys: [`more ${habit}`] })),
    ...Object.entries(HABIT_SPACES).map(([habit, number]) => ({
      id: habit,
      name: borderName(t, number),
      keys: [`more ${habit}`],
    })),
  ];
}
