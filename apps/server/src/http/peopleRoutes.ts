import { pointsOf } from '@caravanserai/bots';
import { err, type MatchStatus, ok } from '@caravanserai/contract';
import { Type } from 'typebox';
import { currentHosts, GAMES, hostOf } from '../games.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { ServerNode } from '../node.ts';
import { RATING_POLICY } from '../ratings/policy.ts';
import { MOST_SIGMA, shown } from '../ratings/ratings.ts';
import { personOf } from './accountRoutes.ts';
import { PLAYERS, type Routes } from './route.ts';
import * as S from './schemas.ts';
import { OfGame } from './wire/ofGame.ts';
import { closed, named } from './wire/schema.ts';

const MOST_LEADERS = 50;
const MOST_LISTED = 50;

const Profile = named(
  'Profile',
  closed({
    person: S.PersonSchema,
    createdMs: Type.Integer(),
    games: Type.Array(
      closed({
        game: Type.String(),
        rating: Type.Optional(S.RatingSchema),
        history: Type.Array(
          closed({
            match: Type.Optional(S.Id),
            atMs: Type.Integer(),
            points: Type.Integer(),
            plusMinus: Type.Integer(),
            games: Type.Integer(),
          }),
        ),
        played: Type.Integer(),
        won: Type.Integer(),
        drawn: Type.Integer(),
        meanScore: Type.Optional(Type.Number()),
        bestScore: Type.Optional(Type.Number()),
      }),
    ),
    latest: Type.Array(S.Summary),
  }),
);

/** Lists of games, tables and players. */
export function addPeopleRoutes(routes: Routes, { store, tables, pictures }: ServerNode, lobby: Lobby): void {
  routes.open({
    method: 'GET',
    url: '/games',
    name: 'listGames',
    summary: 'List the games of this site and their computer opponents.',
    answer: Type.Array(
      Type.Object({
        game: Type.String(),
        rulesVersion: Type.Integer(),
        seatCounts: Type.Array(Type.Integer()),
        seats: Type.Array(Type.String()),
        defaultOptions: OfGame.options,
        bots: Type.Array(Type.String()),
      }),
    ),
    handle: async () =>
      ok(
        currentHosts().map(([name, { rulesVersion, seatCounts, seats, defaultOptions, bots }]) => ({
          game: name,
          rulesVersion,
          seatCounts,
          seats: seats(Math.max(...seatCounts)),
          defaultOptions,
          bots,
        })),
      ),
  });

  routes.open({
    method: 'GET',
    url: '/lobby',
    name: 'getLobby',
    summary: 'List the open tables, and the public games to watch.',
    answer: Type.Object({ tables: Type.Array(S.Summary), running: Type.Array(S.Summary) }),
    budget: 'lists',
    handle: async () => ok({ tables: await lobby.tables(), running: await lobby.running() }),
  });

  routes.seated({
    method: 'POST',
    url: '/lobby/seek',
    name: 'seekOpponent',
    allows: PLAYERS,
    summary: 'Find an opponent: returns a matching table, or a new one. Sit down there next.',
    body: S.SeekRequest,
    answer: Type.Object({ match: S.Id }),
    budget: 'tables',
    async handle({ user, body }) {
      const found = await tables.seek(user, body.terms);
      return found.ok ? ok({ match: found.value }) : found;
    },
  });

  routes.seated({
    method: 'GET',
    url: '/mine',
    name: 'listMyMatches',
    allows: PLAYERS,
    summary: 'List your games, the newest first; `before` is the `changedMs` of the last game of the previous page.',
    query: S.MineQuery,
    answer: Type.Array(S.Summary),
    budget: 'lists',
    async handle({ user, query }) {
      const statuses: MatchStatus[] = [query.status ?? 'running'];
      const before = query.before === undefined ? undefined : Number(query.before);
      const rows = await store.matches.ofUser(user.id, statuses, MOST_LISTED, before);
      return ok(await pictures.summaries(rows, user.id));
    },
  });

  routes.seated({
    method: 'GET',
    url: '/mine/waiting',
    name: 'listWaiting',
    allows: PLAYERS,
    summary: 'List the games that wait for your move, the most urgent first.',
    answer: Type.Array(S.Summary),
    budget: 'lists',
    handle: async ({ user }) => ok(await lobby.waitingFor(user.id)),
  });

  routes.seated({
    method: 'GET',
    url: '/mine/invitations',
    name: 'listInvitations',
    allows: PLAYERS,
    summary: 'List the tables that reserve a seat for you, by an invitation or a rematch. Sit down there, or decline.',
    answer: Type.Array(S.Summary),
    budget: 'lists',
    handle: async ({ user }) => ok(await lobby.invitationsOf(user.id)),
  });

  routes.open({
    method: 'GET',
    url: '/people/:id',
    name: 'getPerson',
    summary: 'Show a player: rating with its uncertainty and history, results, the latest games.',
    params: S.PersonParams,
    answer: Profile,
    budget: 'lists',
    async handle({ params }) {
      const user = await store.users.get(params.id);
      if (!user) return err({ code: 'not-found' });
      const statistics = await lobby.statistics(user.id);
      const games = await Promise.all(
        Object.keys(GAMES).map(async (game) => {
          const rating = await store.ratings.get(user.id, game);
          const history = await store.ratings.history(user.id, game);
          return {
            game,
            ...(rating ? { rating: shown(rating) } : {}),
            history: history.map(({ mu, sigma, ...point }) => ({ ...point, ...pointsOf({ mu, sigma }), games: 0 })),
            ...statistics(game),
          };
        }),
      );
      const latest = await store.matches.ofUser(user.id, ['over'], 20);
      const open = latest.filter(({ terms }) => terms.visibility === 'public');
      return ok({
        person: personOf(user),
        createdMs: user.createdMs,
        games,
        latest: await pictures.summaries(open),
      });
    },
  });

  routes.open({
    method: 'GET',
    url: '/leaderboard/:game',
    name: 'getLeaderboard',
    summary: 'The leaderboard of a game, by the lower bound of the rating, without provisional ratings.',
    params: S.GameParams,
    answer: Type.Array(Type.Object({ person: S.PersonSchema, rating: S.RatingSchema })),
    budget: 'lists',
    async handle({ params }) {
      if (!hostOf(params.game)) return err({ code: 'not-found' });
      const leaders = await store.ratings.leaders(params.game, MOST_LEADERS, RATING_POLICY.leastOpponents, MOST_SIGMA);
      return ok(leaders.map(({ person, ...rating }) => ({ person, rating: shown(rating) })));
    },
  });
}
