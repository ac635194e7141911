import { at } from '@caravanserai/contract';
import {
  CELLS,
  type CentreCard,
  GOODS_CARDS,
  type Move,
  parseMove,
  REASONS,
  RULE_SECTIONS,
  type RuleId,
  RULINGS,
  type RulingId,
  ruleOfEffect,
  type Seat,
  type State,
  targi,
  TRIBE_CARDS,
} from '@caravanserai/targi';
import { sayEvent, sayMove, sayRefusal, type AnyT } from '@caravanserai/texts';
import { borderLine, goodsLine, tribeLine } from '../cards.ts';

/** Answers `? WORD`: a place, a card, a rule, or a move, legal or not. */
export function explain(t: AnyT, state: State, seat: Seat, word: string): string[] {
  const view = targi.view(state, seat);
  const isPlacing = view.pending.phase === 'place';
  const move = readMove(word, isPlacing);
  const number = /^\d+$/.test(word) ? Number(word) : 0;
  if (number >= 1 && number <= 16) {
    const standing = view.targis.filter((targi) => targi.at === number).map((targi) => sayTargi(t, targi.seat));
    const robber = view.robber === number ? [t('cli.explain.robber')] : [];
    return [borderLine(t, number).trim(), ...standing, ...robber, ...(move ? verdict(t, state, seat, move) : [])];
  }
  const upper = word.toUpperCase();
  const cell = CELLS.find((known) => known === upper);
  if (cell) {
    const place = at(view.centre, CELLS.indexOf(cell));
    const isUse = view.pending.phase === 'act' && place.kind === 'goods' && move;
    return [...explainPlace(t, place), ...(isUse ? verdict(t, state, seat, move) : [])];
  }
  const card = explainCard(t, upper);
  if (card) return card;
  const rule = explainRule(t, upper);
  if (rule) return rule;
  return move ? verdict(t, state, seat, move) : [t('cli.explain.unknown', { word })];
}

function sayTargi(t: AnyT, seat: Seat): string {
  return t('cli.explain.targi', { seat: t(`targi.seat.${seat}`) });
}

function explainPlace(t: AnyT, { cell, kind, marker, card }: CentreCard): string[] {
  const lying = card === 'hidden' ? t(`cli.explain.down.${kind}`, { cell }) : t('cli.explain.place', { cell });
  const face = card === 'hidden' ? [] : (explainCard(t, card) ?? []);
  const marked = marker ? [t('cli.explain.marker', { seat: t(`targi.seat.${marker}`) })] : [];
  return [lying, ...face, ...marked];
}

function explainCard(t: AnyT, id: string): string[] | undefined {
  const goods = GOODS_CARDS.find((card) => card.id === id);
  if (goods) return [goodsLine(t, goods)];
  const tribe = TRIBE_CARDS.find((card) => card.id === id);
  if (!tribe) return undefined;
  const rule = 'effect' in tribe ? (explainRule(t, ruleOfEffect(tribe.effect)) ?? []) : [];
  return [tribeLine(t, tribe), ...rule];
}

const RULES: readonly RuleId[] = Object.values(RULE_SECTIONS).flat();
const RULING_IDS = Object.keys(RULINGS) as RulingId[];

/** «TG-12 …» with its rulings; or one ruling with its question and reason. */
export function explainRule(t: AnyT, id: string): string[] | undefined {
  const rule = RULES.find((known) => known === id);
  if (rule) {
    const rulings = RULING_IDS.filter((ruling) => RULINGS[ruling] === rule);
    return [
      t('cli.explain.rule', { id: rule, text: t(`targiRules.${rule}`) }),
      ...rulings.map((ruling) => sayRuling(t, ruling)),
    ];
  }
  const ruling = RULING_IDS.find((known) => known === id);
  return ruling ? [sayRuling(t, ruling), t(`targiRulings.${ruling}.why`)] : undefined;
}

function sayRuling(t: AnyT, id: RulingId): string {
  const question = t(`targiRulings.${id}.question`);
  return t('cli.explain.rule', { id, text: `${question} ${t(`targiRulings.${id}.ruling`)}` });
}

/** The rules by section, for `rules` without a number. */
export function listRules(t: AnyT): string[] {
  const sections = Object.entries(RULE_SECTIONS) as [keyof typeof RULE_SECTIONS, readonly RuleId[]][];
  return sections.map(([section, rules]) =>
    t('cli.explain.section', {
      section: t(`targi.section.${section}`),
      from: at(rules, 0),
      to: at(rules, rules.length - 1),
    }),
  );
}

/** What a move would do, as far as it can be known in advance; or why it is refused, and by which rule. */
function verdict(t: AnyT, state: State, seat: Seat, move: Move): string[] {
  const played = targi.play(state, seat, move);
  if (!played.ok) {
    const reason = played.error.code === 'illegal' ? played.error.reason : undefined;
    const rule = reason ? (explainRule(t, REASONS[reason])?.slice(0, 1) ?? []) : [];
    return [t('cli.explain.illegal', { move: sayMove(t, move) }), sayRefusal(t, played.error), ...rule];
  }
  const { events } = played.value;
  // Playing or discarding a card may reveal it to the others, but not to the player who asks.
  const unknownFrom = events.findIndex(({ type, reveals }) => reveals && type !== 'laid' && type !== 'discarded');
  const known = unknownFrom < 0 ? events : events.slice(0, unknownFrom);
  return [
    t('cli.explain.legal', { move: sayMove(t, move) }),
    ...known.map((event) => sayEvent(t, targi.redact(event, seat))),
    ...(unknownFrom < 0 ? [] : [t('cli.explain.unforeseen')]),
  ];
}

/** As typed, or with the letters of centre places in upper case. */
export function readMove(word: string, isPlacing: boolean): Move | undefined {
  const capital = word
    .replace(/^(9:)?[a-i](?=$|[=>])/, (place) => place.toUpperCase())
    .replace(/^(9:[A-I]>)([a-i])$/, (place) => place.toUpperCase());
  return parseMove(word, isPlacing) ?? parseMove(capital, isPlacing) ?? parseMove(word.toLowerCase(), isPlacing);
}
