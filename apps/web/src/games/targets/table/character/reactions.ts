import type { Event, Seat } from '@caravanserai/targets';
import { type LevelName, type Players, SEATS } from '../../client.ts';

export type Mood = 'glad' | 'cross' | 'taunt';

export interface Reaction {
  readonly seat: Seat;
  readonly level: LevelName;
  readonly mood: Mood;
  readonly line: 'a' | 'b';
}

const SELDOM = 3; // comments on only one in this many minor events

/** A bot's comment on the latest events, if any; the same for all viewers of move `n`. */
export function reactionOf(players: Players, news: readonly Event[], n: number): Reaction | undefined {
  const bots = SEATS.flatMap((seat) => {
    const player = players[seat];
    return player?.kind === 'bot' ? [{ seat, level: player.level }] : [];
  });
  for (const bot of bots) {
    const mood = moodOf(news, bot.seat, n);
    if (mood) return { ...bot, mood, line: n % 2 === 0 ? 'a' : 'b' };
  }
  const isAmused = n % SELDOM === 0 && news.some((event) => isMishap(event) && isPerson(players, event.seat));
  const amused = bots[n % bots.length];
  return isAmused && amused ? { ...amused, mood: 'taunt', line: 'a' } : undefined;
}

type Mishap = Extract<Event, { readonly type: 'fault' | 'miscalled' }>;

function isMishap(event: Event): event is Mishap {
  return event.type === 'fault' || event.type === 'miscalled';
}

function isPerson(players: Players, seat: Seat): boolean {
  return players[seat]?.kind === 'person';
}

function moodOf(news: readonly Event[], seat: Seat, n: number): Mood | undefined {
  if (news.some((event) => isBlow(event, seat))) return 'cross';
  if (news.some((event) => isTriumph(event, seat))) return 'glad';
  if (n % SELDOM !== 0) return undefined;
  if (news.some((event) => isMishap(event) && event.seat === seat)) return 'cross';
  const isHit = news.some((event) => event.type === 'flicked' && event.seat === seat && event.disc !== undefined);
  return isHit ? 'glad' : undefined;
}

function isTriumph(event: Event, seat: Seat): boolean {
  if (event.type === 'disarmed') return event.by === seat;
  return (event.type === 'targets' || event.type === 'stole' || event.type === 'cancelled') && event.seat === seat;
}

function isBlow(event: Event, seat: Seat): boolean {
  if (event.type === 'stole') return event.from === seat;
  if (event.type === 'cancelled') return event.of === seat;
  return event.type === 'disarmed' && event.seat === seat;
}
