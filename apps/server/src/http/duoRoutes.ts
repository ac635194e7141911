import {
  type DeviceGame,
  DUO_CHAIRS,
  type DuoCards,
  type DuoListed,
  type DuoShown,
  type MatchId,
  OUTCOMES,
} from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import type { Done } from '../matches/types.ts';
import type { ServerNode } from '../node.ts';
import type { Routes } from './route.ts';
import * as S from './schemas.ts';
import type { MustHold, SameType } from './sameType.ts';
import { closed, named, oneOf, says } from './wire/schema.ts';

const Points = closed({ own: Type.Integer(), other: Type.Integer() });
const Game = named(
  'DuoGame',
  closed({
    match: Type.Optional(S.Id),
    key: Type.Optional(says('of a game of one device', S.Id)),
    game: Type.String(),
    atMs: Type.Integer(),
    outcome: oneOf(OUTCOMES),
    points: Type.Optional(Points),
    by: S.Result.properties.by,
    twin: Type.Optional(says('the other game on the same deal', S.Id)),
  }),
);
const Other = Type.Optional(says('absent while the chair is free', S.PersonSchema));
const Chair = says(
  'the chair of the other player. `free`: anyone with the link can join; `offered`: kept for an opponent, who has not accepted yet; `left`: the other player has left the table',
  oneOf(DUO_CHAIRS),
);
const Duo = named(
  'Duo',
  closed({
    chair: Chair,
    isHost: Type.Boolean({ description: 'whether you created the table' }),
    other: Other,
    createdMs: Type.Integer(),
    scores: Type.Array(
      closed({
        game: Type.String(),
        won: Type.Integer(),
        drawn: Type.Integer(),
        lost: Type.Integer(),
        points: says('the points of all games that were played to their end', Points),
      }),
    ),
    games: Type.Array(Game, { description: 'the latest games, the newest first' }),
    hasMore: Type.Boolean({ description: 'whether there are games before these' }),
    running: Type.Array(S.Summary, { description: 'games that wait for a player or are running' }),
  }),
);
const Shown = named(
  'DuoShown',
  closed({
    id: S.Id,
    host: S.PersonSchema,
    table: Type.Optional(says('for its players; all others see an invitation', Duo)),
  }),
);
const Listed = named(
  'DuoListed',
  closed({
    id: S.Id,
    chair: Chair,
    other: Other,
    isInvitation: Type.Boolean({ description: 'offered to you: join, or leave to decline' }),
  }),
);
const CreateDuo = closed({
  match: Type.Optional(says('a match of you and one other person', S.Id)),
});
const KeyParams = closed({ id: S.Id, key: S.Id });
const Device = closed({
  game: S.GameParams.properties.game,
  text: says('the game in its file notation', S.GameText),
  seat: says('your seat', Type.String({ minLength: 1, maxLength: 20 })),
  playedMs: Type.Integer({ minimum: 0, description: 'when it ended' }),
});
const Favourites = Type.Array(closed({ card: Type.String(), games: Type.Integer() }));
const Cards = named(
  'DuoCards',
  closed({
    game: Type.String(),
    games: Type.Integer({ description: 'the number of games that were looked at: the latest' }),
    own: Favourites,
    other: Favourites,
  }),
);
const NextRequest = closed({
  game: S.GameParams.properties.game,
  bothChairs: Type.Optional(S.TermsSchema.properties.bothChairs),
});

/** Lasting tables of two players. Bots have none. */
export function addDuoRoutes(routes: Routes, { duos }: ServerNode): void {
  const answer = closed({ id: S.Id });
  async function linked(done: Promise<Done<string>>): Promise<Done<{ readonly id: string }>> {
    const result = await done;
    return result.ok ? { ok: true, value: { id: result.value } } : result;
  }

  routes.seated({
    method: 'POST',
    url: '/duos',
    name: 'createDuo',
    summary:
      'Create a lasting table of two. Its id is the link to it, and the first to open it can join. With `match`, it is offered to your opponent there.',
    body: CreateDuo,
    answer,
    budget: 'tables',
    handle: ({ user, body: { match } }) =>
      linked(match === undefined ? duos.create(user) : duos.createFor(user, match as MatchId)),
  });

  routes.seated({
    method: 'GET',
    url: '/mine/duos',
    name: 'listDuos',
    summary: 'List your tables of two, and those that are offered to you.',
    answer: Type.Array(Listed),
    budget: 'lists',
    handle: async ({ user }) => ({ ok: true, value: await duos.list(user.id) }),
  });

  routes.open({
    method: 'GET',
    url: '/duos/:id',
    name: 'getDuo',
    summary: 'Read a table of two: its players see the score and their games, others an invitation.',
    params: S.MatchParams,
    answer: Shown,
    budget: 'lists',
    handle: ({ params, caller }) => duos.show(params.id, caller.user?.id),
  });

  routes.seated({
    method: 'GET',
    url: '/duos/:id/games',
    name: 'listDuoGames',
    summary: 'List older games; `before` is the `atMs` of the last game of the previous page.',
    params: S.MatchParams,
    query: closed({ before: S.MineQuery.properties.before }),
    answer: closed({ games: Type.Array(Game), hasMore: Type.Boolean() }),
    budget: 'lists',
    handle: ({ user, params, query }) =>
      duos.games(params.id, user.id, query.before === undefined ? Number.MAX_SAFE_INTEGER : Number(query.before)),
  });

  routes.seated({
    method: 'POST',
    url: '/duos/:id/games',
    name: 'addDuoGame',
    summary:
      'Add a finished game that you two have played on one device. A game that has been added before stays as it is.',
    params: S.MatchParams,
    body: Device,
    answer: closed({ key: S.Id }),
    budget: 'imports',
    handle: ({ user, params, body }) => duos.add(params.id, user.id, body),
  });

  routes.seated({
    method: 'GET',
    url: '/duos/:id/games/:key',
    name: 'getDuoGame',
    summary: 'Read a game of one device in its file notation, without names.',
    params: KeyParams,
    answer: closed({ text: Type.String() }),
    handle: ({ user, params }) => duos.text(params.id, user.id, params.key),
  });

  routes.seated({
    method: 'DELETE',
    url: '/duos/:id/games/:key',
    name: 'removeDuoGame',
    summary: 'Remove a game of one device from the table.',
    params: KeyParams,
    handle: ({ user, params }) => duos.remove(params.id, user.id, params.key),
  });

  routes.seated({
    method: 'GET',
    url: '/duos/:id/cards',
    name: 'getDuoCards',
    summary: 'The cards that each of you has most often at the end of the latest games.',
    params: S.MatchParams,
    answer: Type.Array(Cards),
    budget: 'pictures',
    handle: ({ user, params }) => duos.cards(params.id, user.id),
  });

  routes.seated({
    method: 'POST',
    url: '/duos/:id/join',
    name: 'joinDuo',
    summary:
      'Take the free chair, accept an offered one, or return to a table you have left. If you two have a table already, returns that.',
    params: S.MatchParams,
    answer,
    handle: ({ user, params }) => linked(duos.join(params.id, user)),
  });

  routes.seated({
    method: 'POST',
    url: '/duos/:id/leave',
    name: 'leaveDuo',
    summary: 'Leave a table of two, or decline it. The other player keeps it.',
    params: S.MatchParams,
    handle: ({ user, params }) => duos.leave(params.id, user.id),
  });

  routes.seated({
    method: 'POST',
    url: '/duos/:id/link',
    name: 'renewDuo',
    summary: 'Replace the link, as long as the chair is free. The old one no longer works.',
    params: S.MatchParams,
    answer,
    budget: 'tables',
    handle: ({ user, params }) => linked(duos.renew(params.id, user.id)),
  });

  routes.seated({
    method: 'POST',
    url: '/duos/:id/next',
    name: 'startNext',
    summary:
      'Open the next game, with a seat for each of you, on the terms of the last; you change seats. Sit down there next.',
    params: S.MatchParams,
    body: NextRequest,
    answer: closed({ match: S.Id }),
    budget: 'tables',
    async handle({ user, params, body }) {
      const next = await duos.next(params.id, user, body.game, body.bothChairs);
      return next.ok ? { ok: true, value: { match: next.value } } : next;
    },
  });
}

/** Compile-time check: the types of the contract match these schemas. */
type AnyTerms<T extends { readonly table?: unknown }> = Omit<T, 'table'> & {
  readonly table?: Omit<NonNullable<T['table']>, 'running'>;
};
export type Checked = [
  MustHold<SameType<AnyTerms<DuoShown>, AnyTerms<Static<typeof Shown>>>>,
  MustHold<SameType<DuoListed, Static<typeof Listed>>>,
  MustHold<SameType<DuoCards, Static<typeof Cards>>>,
  MustHold<SameType<DeviceGame, Static<typeof Device>>>,
];
