import { DAILY_NONCE, type DailyDay, type DailyListed, type MatchId, type MatchPicture } from '@caravanserai/contract';
import { type Answer, ask, askAsSomebody } from '../connection/api.ts';
import { noteSitting } from '../connection/promises.ts';
import { playedOnline } from '../connection/visited.ts';

type Key = Pick<DailyDay, 'game' | 'date'>;
interface Opened {
  readonly match: MatchId;
}

const ofGame = (game: string) => `/daily/${encodeURIComponent(game)}`;
const ofDay = ({ game, date }: Key) => `${ofGame(game)}/${encodeURIComponent(date)}`;

export const dailyApi = {
  day: (key: Key) => ask<DailyDay>('GET', ofDay(key)),
  list: (game: string) => ask<readonly DailyListed[]>('GET', ofGame(game)),
  /** Stores the commitment that was shown before the start, to be checked once the date is closed. */
  start: async (day: DailyDay): Answer<Opened> => {
    playedOnline.set(true);
    const started = await askAsSomebody<Opened>('POST', `${ofDay(day)}/start`);
    if (started.ok) noteSitting(started.value.match, day.commitment, DAILY_NONCE);
    return started;
  },
  practise: (day: DailyDay) => askAsSomebody<Opened>('POST', `${ofDay(day)}/practise`),
  picture: (id: string) => ask<MatchPicture>('GET', `/matches/${encodeURIComponent(id)}`),
} as const;
