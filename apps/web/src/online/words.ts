import type { MatchSummary, Person, SeatState, Terms } from '@caravanserai/contract';
import { type Translator, YOU } from '@caravanserai/texts/page';
import type { NetError } from './connection/api.ts';
import { sayLevel } from '../games/listings.ts';
import { sayGame } from '../games/page.ts';

/** Guests have no name; built-in bots are named by their level. */
export function sayPerson(t: Translator, person: Person | undefined): string {
  const bot = person?.kind === 'house' ? sayLevel(t, person.name) : undefined;
  return bot ?? (person?.name || t('online.guest'));
}

export function sayError(t: Translator, { code, detail, retryAfterS = 0 }: NetError): string {
  if (detail === 'guesses') return t('online.account.guessed', { count: Math.ceil(retryAfterS / 60) });
  return t(`online.error.${code}`);
}

/** Why a finished rated game changed no rating; undefined if it did, or if the game was unrated. */
export function sayUncounted(t: Translator, { result }: Pick<MatchSummary, 'result'>): string | undefined {
  return result?.uncounted && t(`online.ending.uncounted.${result.uncounted}`);
}

export function sayClock(t: Translator, { clock }: Pick<Terms, 'clock'>): string {
  switch (clock.kind) {
    case 'none':
      return t('online.terms.noClock');
    case 'live':
      return t('online.form.live', { minutes: Math.round(clock.baseS / 60), seconds: clock.incrementS });
    case 'days':
      return t('online.form.days', { count: clock.days });
  }
}

export function sayTerms(t: Translator, terms: Terms): string {
  const words = [
    sayGame(t, terms.game),
    sayClock(t, terms),
    t(terms.rated ? 'online.terms.rated' : 'online.terms.friendly'),
  ];
  if (terms.visibility === 'private') words.push(t('online.terms.private'));
  return words.join(' · ');
}

export function sayPlayers(t: Translator, seats: readonly SeatState[], me: string | undefined): string {
  const named = seats.filter(({ person }) => person).map(({ person }) => sayPlayer(t, person, me));
  const [name, ...others] = named;
  if (name === undefined) return t('online.lists.notBegun');
  if (others.length === 0) return t('online.lists.waits', { name });
  return named.reduce((one, other) => t('online.lists.versus', { one, other }));
}

function sayPlayer(t: Translator, person: Person | undefined, me: string | undefined): string {
  const name = sayPerson(t, person);
  return person !== undefined && person.id === me && person.name === '' ? `${name} (${t('online.you')})` : name;
}

/** The standing of a match, in a few words. */
export function saySituation(t: Translator, match: MatchSummary, me: string | undefined): string {
  const { status, seats, toAct, result } = match;
  const nameAt = (seat: string | undefined) => sayPerson(t, seats.find((each) => each.seat === seat)?.person);
  if (status === 'aborted') return t('online.lists.aborted');
  if (status === 'over') {
    const [winner] = result?.winners ?? [];
    if (winner === undefined) return t('online.lists.shared');
    const scores = result?.scores;
    const isYou = seats.some(({ seat, person }) => result?.winners.includes(seat) && person?.id === me);
    const name = isYou ? YOU : (result?.winners.map(nameAt).join(', ') ?? '');
    if (!scores || seats.length > 2) return t('online.lists.won', { name });
    const losing = Math.max(...Object.entries(scores).flatMap(([seat, points]) => (seat === winner ? [] : [points])));
    return t('online.lists.won2', { name, winning: scores[winner] ?? 0, losing });
  }
  if (status === 'open') {
    const free = seats.filter(({ person }) => !person).length;
    return seats.length > 2
      ? `${sayTerms(t, match.terms)} · ${t('online.lists.free', { count: free })}`
      : sayTerms(t, match.terms);
  }
  const [seat] = toAct;
  const isMine = seats.find((each) => each.seat === seat)?.person?.id === me;
  return isMine ? t('online.lists.yourTurn') : t('online.lists.theirTurn', { name: nameAt(seat) });
}

/** `4:05`, with hours if needed. Tenths below ten seconds. */
export function sayTime(leftMs: number): string {
  if (leftMs < 10_000) return `0:0${(Math.max(0, leftMs) / 1000).toFixed(1)}`;
  const seconds = Math.ceil(leftMs / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
