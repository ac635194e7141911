import type { ShotDay, ShotListed, ShotTry } from '@caravanserai/contract';
import { ask, askAsSomebody } from '../connection/api.ts';
import { playedOnline } from '../connection/visited.ts';

type Key = Pick<ShotDay, 'game' | 'date'>;

interface ShotAsked {
  readonly n: number;
  readonly stroke: unknown;
  readonly key: string;
}

const ofGame = (game: string) => `/shots/${encodeURIComponent(game)}`;
const ofDay = ({ game, date }: Key) => `${ofGame(game)}/${encodeURIComponent(date)}`;

export const shotApi = {
  day: (key: Key) => ask<ShotDay>('GET', ofDay(key)),
  list: (game: string) => ask<readonly ShotListed[]>('GET', ofGame(game)),
  /** Makes a try; returns all of the player's. */
  shoot: (key: Key, asked: ShotAsked) => {
    playedOnline.set(true);
    return askAsSomebody<readonly ShotTry[]>('POST', `${ofDay(key)}/tries`, asked);
  },
} as const;
