import type { DailyDay, DailyListed } from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import type { ServerNode } from '../node.ts';
import type { Done } from '../matches/types.ts';
import { type Call, PEOPLE, type Routes } from './route.ts';
import * as S from './schemas.ts';
import type { MustHold, SameType } from './sameType.ts';
import { OfGame } from './wire/ofGame.ts';
import { closed, named } from './wire/schema.ts';

export const MOST_LISTED = 42; // six weeks of a calendar

export const DateText = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'such as 2026-11-19' });
export const DailyParams = closed({ game: S.GameParams.properties.game, date: DateText });

const Margin = Type.Integer({ description: 'points ahead of the opponent' });
const Own = named(
  'DailyOwn',
  closed({
    match: S.Id,
    isOver: Type.Boolean(),
    margin: Type.Optional(
      Type.Integer({ description: 'absent if the game was not played to its end while the date was open' }),
    ),
  }),
);
const Results = named(
  'DailyResults',
  closed({
    finished: Type.Integer({ description: 'the number of players whose ranked game is over' }),
    spread: Type.Array(closed({ margin: Type.Optional(Margin), players: Type.Integer() }), {
      description: 'how many players had which margin, the best first; without a margin: resigned',
    }),
    best: Type.Array(closed({ match: S.Id, margin: Margin }), { description: 'games to replay' }),
    rank: Type.Optional(Type.Integer({ description: 'your rank; equal margins share it' })),
    beaten: Type.Optional(Type.Integer({ description: 'the number of players with a smaller margin than yours' })),
  }),
);
const Seed = Type.String({ description: 'the seed of the deal; present once the date is closed' });
const Day = named(
  'DailyDay',
  closed({
    game: Type.String(),
    date: DateText,
    opensMs: Type.Integer({ description: 'when it is this date at UTC+14' }),
    closesMs: Type.Integer({ description: 'when this date is over at UTC−12' }),
    bot: Type.String({ description: 'the opponent' }),
    options: OfGame.options,
    rulesVersion: Type.Integer(),
    commitment: Type.String({ description: 'the hash of the secret' }),
    started: Type.Integer({ description: 'the number of players who have started' }),
    secret: Type.Optional(Type.String({ description: 'present once the date is closed' })),
    seed: Type.Optional(Seed),
    own: Type.Optional(Own),
    results: Type.Optional(Results),
  }),
);
const Listed = named(
  'DailyListed',
  closed({
    date: DateText,
    bot: Type.String(),
    options: OfGame.options,
    rulesVersion: Type.Integer(),
    seed: Type.Optional(Seed),
    own: Type.Optional(Own),
  }),
);

export function addDailyRoutes(routes: Routes, { daily, budgets }: ServerNode): void {
  routes.open({
    method: 'GET',
    url: '/daily/:game',
    name: 'listDailies',
    summary: 'List the daily games that have opened, the newest first, and your own results. `before` is a date.',
    params: S.GameParams,
    query: closed({ before: Type.Optional(DateText) }),
    answer: Type.Array(Listed),
    budget: 'lists',
    handle: ({ params, query, caller }) => daily.list(params.game, query.before, MOST_LISTED, caller.user?.id),
  });

  routes.open({
    method: 'GET',
    url: '/daily/:game/:date',
    name: 'getDaily',
    summary:
      'Read the daily game of a date: its commitment; after your own game, the results; once closed, the secret.',
    params: DailyParams,
    answer: Day,
    budget: 'lists',
    handle: ({ params, caller }) => daily.day(params.game, params.date, caller.user?.id),
  });

  const answer = closed({ match: S.Id });
  async function matched({ user, request }: AnyCall, start: () => Promise<Done<string>>): Promise<Done<unknown>> {
    const refused = budgets.take('bots', { address: request.arrival.address, person: user.id });
    if (refused) return { ok: false, error: refused };
    const started = await start();
    return started.ok ? { ok: true, value: { match: started.value } } : started;
  }

  routes.seated({
    method: 'POST',
    url: '/daily/:game/:date/start',
    name: 'startDaily',
    allows: PEOPLE,
    summary: 'Start your ranked game of a date that is open. Only the first start counts: later requests return it.',
    params: DailyParams,
    answer,
    budget: 'tables',
    handle: (call) => matched(call, () => daily.start(call.params.game, call.params.date, call.user)),
  });

  routes.seated({
    method: 'POST',
    url: '/daily/:game/:date/practise',
    name: 'practiseDaily',
    allows: PEOPLE,
    summary: 'Play the deal of an open date once more, unranked, after your ranked game.',
    params: DailyParams,
    answer,
    budget: 'tables',
    handle: (call) => matched(call, () => daily.practise(call.params.game, call.params.date, call.user)),
  });
}

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'request'> & { readonly user: { readonly id: string } };

/** Here a game's own options are any JSON object. */
type AnyOptions<T extends { readonly options: unknown }> = Omit<T, 'options'>;
/** Compile-time check: the types of the contract match these schemas. */
export type Checked = [
  MustHold<SameType<AnyOptions<DailyDay>, AnyOptions<Static<typeof Day>>>>,
  MustHold<SameType<AnyOptions<DailyListed>, AnyOptions<Static<typeof Listed>>>>,
];
