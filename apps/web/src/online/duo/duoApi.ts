import type { DeviceGame, DuoCards, DuoGame, DuoId, DuoListed, DuoShown, MatchId } from '@caravanserai/contract';
import { type Answer, api, ask, askAsSomebody } from '../connection/api.ts';

interface Linked {
  readonly id: DuoId;
}

const at = (id: DuoId) => `/duos/${encodeURIComponent(id)}`;

export const duoApi = {
  /** A new table, or the one with the opponent of a match. */
  create: (match?: MatchId) => askAsSomebody<Linked>('POST', '/duos', match === undefined ? {} : { match }),
  list: () => askAsSomebody<readonly DuoListed[]>('GET', '/mine/duos'),
  show: (id: DuoId) => ask<DuoShown>('GET', at(id)),
  games: (id: DuoId, beforeMs: number) =>
    ask<{ readonly games: readonly DuoGame[]; readonly hasMore: boolean }>('GET', `${at(id)}/games?before=${beforeMs}`),
  add: (id: DuoId, game: DeviceGame) => askAsSomebody<{ readonly key: string }>('POST', `${at(id)}/games`, game),
  remove: (id: DuoId, key: string) => askAsSomebody<object>('DELETE', `${at(id)}/games/${key}`),
  text: (id: DuoId, key: string) => ask<{ readonly text: string }>('GET', `${at(id)}/games/${key}`),
  cards: (id: DuoId) => ask<readonly DuoCards[]>('GET', `${at(id)}/cards`),
  join: (id: DuoId) => askAsSomebody<Linked>('POST', `${at(id)}/join`),
  leave: (id: DuoId) => askAsSomebody<object>('POST', `${at(id)}/leave`),
  renew: (id: DuoId) => askAsSomebody<Linked>('POST', `${at(id)}/link`),
  /** Opens the next game and sits down there. */
  next: async (id: DuoId, game: string, bothChairs: boolean): Answer<{ readonly match: MatchId }> => {
    const next = await askAsSomebody<{ readonly match: MatchId }>('POST', `${at(id)}/next`, {
      game,
      ...(bothChairs ? { bothChairs } : {}),
    });
    if (!next.ok) return next;
    const sat = await api.sit(next.value.match);
    return sat.ok || sat.error.code === 'already-seated' ? next : sat;
  },
} as const;
