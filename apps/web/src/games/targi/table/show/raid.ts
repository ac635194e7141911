import type { BorderNumber, Event, Tokens, View } from '@caravanserai/targi';
import { BORDER_CARDS, type RaidDue, type Seat, TRIBE_CARDS } from '@caravanserai/targi/cards';
import type { LogEntry } from '../../client.ts';

/** State of a raid for one player. */
export type RaidShare =
  | { readonly kind: 'toPay' }
  | { readonly kind: 'paid'; readonly tokens: Tokens; readonly hasBonus: boolean }
  | { readonly kind: 'spared'; readonly hasBonus: boolean }
  | { readonly kind: 'short'; readonly opponentGains: number };

export interface Raid {
  readonly at: BorderNumber;
  readonly due: RaidDue;
  readonly shares: Readonly<Record<Seat, RaidShare>>;
}

/** The only card with this effect. */
export function raidCard(kind: 'raidShield' | 'raidVp') {
  return TRIBE_CARDS.find((card) => 'effect' in card && card.effect.kind === kind);
}

/** The last raid of the game, up to its current state. */
export function raidIn(log: readonly LogEntry[], view: View): Raid | undefined {
  const events = log.flatMap((entry) => entry.events);
  const start = events.findLastIndex(({ type }) => type === 'raidStarted');
  const started = events[start];
  if (started?.type !== 'raidStarted') return undefined;
  const action = BORDER_CARDS.find(({ number }) => number === started.at)?.action;
  if (action?.kind !== 'raid') return undefined;
  const since = events.slice(start);
  const shares = { blue: shareOf(since, 'blue', view), white: shareOf(since, 'white', view) };
  return { at: started.at, due: action.due, shares };
}

function shareOf(events: readonly Event[], seat: Seat, view: View): RaidShare {
  const hasBonus = events.some((event) => event.type === 'raidVp' && event.seat === seat);
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'raidPaid') return { kind: 'paid', tokens: event.paid, hasBonus };
    if (event.type === 'raidSpared') return { kind: 'spared', hasBonus };
    if (event.type === 'raidShortfall') return { kind: 'short', opponentGains: event.opponentGains };
  }
  // TG-63: the log says so only when it is this player's turn to pay.
  const shield = raidCard('raidShield')?.id;
  return view[seat].display.flat().some((card) => card === shield) ? { kind: 'spared', hasBonus } : { kind: 'toPay' };
}
