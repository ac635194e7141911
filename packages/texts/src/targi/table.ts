import type { Refusal } from '@caravanserai/contract';
import type { Options, Pending } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import { REASONS, type Reason } from '@caravanserai/targi/rules';
import type { People, TargiT } from '../words.ts';
import { cardName, sayDue } from './cards.ts';
import { whoAt } from './events.ts';
import { sayTokens } from './parts.ts';

/** What is wrong, what would be legal, and the rule that says so. */
export function sayReason(t: TargiT, reason: Reason): string {
  return t('targi.refusal.cited', { text: t(`targi.reason.${reason}`), rule: REASONS[reason] });
}

export function sayRefusal(t: TargiT, refusal: Refusal<Reason>): string {
  switch (refusal.code) {
    case 'not-your-turn':
      return t('targi.refusal.notYourTurn');
    case 'stale-version':
      return t('targi.refusal.staleVersion');
    case 'illegal':
      return sayReason(t, refusal.reason);
  }
}

export function sayPhase(t: TargiT, phase: Pending['phase']): string {
  return t(`targi.phase.${phase}`);
}

/** What the table is waiting for, addressed to the player to act. */
export function sayPrompt(t: TargiT, pending: Pending, people: People<Seat> = {}): string {
  if (pending.phase === 'over') return t('targi.prompt.over');
  const seat = whoAt(t, pending.seat, people);
  switch (pending.phase) {
    case 'drawn': {
      const card = pending.card === 'hidden' ? t('targi.card.hidden') : cardName(t, pending.card);
      return t('targi.prompt.drawn', { seat, card });
    }
    case 'gain': {
      const tokens = sayTokens(t, { goodOfChoice: pending.count });
      return t(pending.orElse ? 'targi.prompt.gainOrElse' : 'targi.prompt.gain', { seat, tokens });
    }
    case 'return':
      return t('targi.prompt.return', { seat, tokens: t('targi.token.goods', { count: pending.count }) });
    case 'raid':
      return t('targi.prompt.raid', { seat, due: sayDue(t, pending.due) });
    default:
      return t(`targi.prompt.${pending.phase}`, { seat });
  }
}

/** One sentence per option, for the head of a game. */
export function sayOptions(t: TargiT, { first, shortfall, hands }: Options): string[] {
  return [t(`targi.option.first.${first}`), t(`targi.option.shortfall.${shortfall}`), t(`targi.option.hands.${hands}`)];
}
