import type { Translator } from '@caravanserai/texts/page';

interface Standing<Seat extends string> {
  readonly players: Readonly<Partial<Record<Seat, { readonly kind: string }>>>;
  readonly toAct?: Seat;
  /** Without winners, the win is shared. */
  readonly result?: { readonly winners: readonly Seat[]; readonly winning: number; readonly losing: number };
}

/** The standing of a stored game. Addresses the player at this device as «you» if there is only one. */
export function sayStanding<Seat extends string>(
  t: Translator,
  { players, toAct, result }: Standing<Seat>,
  round: string,
  nameOf: (seat: Seat) => string,
): string {
  const people = (Object.keys(players) as Seat[]).filter((seat) => players[seat]?.kind === 'person');
  const own = people.length === 1 ? people[0] : undefined;
  if (toAct !== undefined) {
    const turn = toAct === own ? t('shell.games.yourTurn') : t('shell.games.toMove', { name: nameOf(toAct) });
    return `${round} · ${turn}`;
  }
  const { winners = [], winning = 0, losing = 0 } = result ?? {};
  if (winners.length === 0) return t('shell.games.shared', { points: winning });
  if (own === undefined) return t('shell.games.result', { name: winners.map(nameOf).join(' + '), winning, losing });
  return t(winners.includes(own) ? 'shell.games.youWon' : 'shell.games.youLost', { winning, losing });
}
