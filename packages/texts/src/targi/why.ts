import type { BorderNumber, CardId, Move, TribeId } from '@caravanserai/targi';
import type { Translator } from '../words.ts';
import { borderName, cardName } from './cards.ts';
import { sayMove } from './moves.ts';
import { sayList } from './parts.ts';

type Part = 'points' | 'goods' | 'gold' | 'hand' | 'rows' | 'effects' | 'targis' | 'opponent' | 'later' | 'rest';

/** Why a move is better or worse than another, as the bots' evaluation gives it. */
export interface Why {
  readonly than: Move;
  readonly total: number;
  readonly parts: readonly { readonly part: Part; readonly worth: number }[];
  readonly lays: readonly TribeId[];
  readonly misses: readonly TribeId[];
  readonly draws?: 'goods' | 'tribe' | undefined;
  readonly next?: { readonly place: BorderNumber; readonly cards: readonly CardId[] } | undefined;
}

type CoachT = Translator<'targi' | 'coach'>;

/** What a move leads to, in sentences. */
export function sayFacts(t: CoachT, { lays, misses, draws, next }: Why): readonly string[] {
  const named = (cards: readonly CardId[]) =>
    sayList(
      t,
      'and',
      cards.map((card) => cardName(t, card)),
    );
  const place = (number: BorderNumber) => t('play.numberAndName', { number, name: borderName(t, number) });
  return [
    ...(lays.length > 0 ? [t('coach.why.lays', { cards: named(lays) })] : []),
    ...(misses.length > 0 ? [t('coach.why.misses', { cards: named(misses) })] : []),
    ...(draws ? [t(`coach.why.draws.${draws}`)] : []),
    ...(next && next.cards.length > 0
      ? [t('coach.why.nextCard', { place: place(next.place), card: named(next.cards) })]
      : []),
  ];
}

/** In a few words, why a move is better or worse than the other one: a fact of the position, or else the largest part. */
export function sayWhy(t: CoachT, why: Why): string {
  const side = why.total < 0 ? -1 : 1;
  const [fact] = sayFacts(
    t,
    side > 0 ? { ...why, misses: [] } : { ...why, lays: [], draws: undefined, next: undefined },
  );
  const part = why.parts.find(({ worth }) => side * worth > 0);
  return fact ?? sayPart(t, part?.part ?? 'rest', side > 0);
}

/** The parts of the difference, the largest first. */
export function sayParts(t: CoachT, { parts }: Why): readonly { readonly words: string; readonly worth: number }[] {
  return parts.map(({ part, worth }) => ({ words: sayPart(t, part, worth > 0), worth }));
}

function sayPart(t: CoachT, part: Part, isGain: boolean): string {
  return part === 'rest' ? t('coach.why.rest') : t(`coach.why.${isGain ? 'gain' : 'cost'}.${part}`);
}

/** What a move is compared with. */
export function sayThan(t: CoachT, { than }: Why): string {
  return t('coach.why.than', { move: sayMove(t, than) });
}

/** The largest reason for the better of the two moves. */
export function sayReasonFor(t: CoachT, { parts, total }: Why): string {
  const side = total < 0 ? -1 : 1;
  const most = parts.find(({ worth }) => side * worth > 0) ?? parts[0];
  return sayPart(t, most?.part ?? 'rest', true);
}
