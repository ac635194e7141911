import type { ShotDay, ShotFile, ShotListed } from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import type { ServerNode } from '../node.ts';
import { PEOPLE, type Routes } from './route.ts';
import * as S from './schemas.ts';
import { DailyParams, DateText, MOST_LISTED } from './dailyRoutes.ts';
import type { MustHold, SameType } from './sameType.ts';
import { closed, named } from './wire/schema.ts';

const Mm = Type.Integer({ description: 'the distance from the goal; the shortest one counts' });
const Stroke = Type.Unknown({ description: 'a stroke of the game: `vxMmS`, `vzMmS`, `highPm`, `sidePm`' });
const Table = Type.Unknown({ description: 'the table and the goal: of Targets, `table`, `disc` and `push`' });
const Try = named(
  'ShotTry',
  closed({
    stroke: Stroke,
    made: Type.Unknown({ description: 'the stroke with the scatter that the server added' }),
    mm: Type.Optional(Type.Integer({ description: 'the distance from the goal; absent after a fault' })),
  }),
);
const Results = named(
  'ShotResults',
  closed({
    finished: Type.Integer({ description: 'the number of players who have made all tries' }),
    spread: Type.Array(closed({ mm: Type.Optional(Mm), players: Type.Integer() }), {
      description: 'how many players had which distance, the shortest first; without a distance: faults only',
    }),
    best: Type.Array(closed({ made: Type.Unknown(), mm: Mm }), { description: 'tries to watch' }),
    rank: Type.Optional(Type.Integer({ description: 'your rank; equal distances share it' })),
    beaten: Type.Optional(Type.Integer({ description: 'the number of players with a longer distance than yours' })),
  }),
);
const Secret = Type.String({ description: 'present once the date is closed' });
const Commitment = Type.String({ description: 'the hash of the secret' });
const Day = named(
  'ShotDay',
  closed({
    game: Type.String(),
    date: DateText,
    opensMs: Type.Integer({ description: 'when it is this date at UTC+14' }),
    closesMs: Type.Integer({ description: 'when this date is over at UTC−12' }),
    rulesVersion: Type.Integer(),
    commitment: Commitment,
    table: Table,
    started: Type.Integer({ description: 'the number of players who have started' }),
    own: Type.Array(Try, { description: 'your tries' }),
    secret: Type.Optional(Secret),
    results: Type.Optional(Results),
  }),
);
const Listed = named(
  'ShotListed',
  closed({
    date: DateText,
    rulesVersion: Type.Integer(),
    table: Table,
    isOpen: Type.Boolean(),
    own: Type.Optional(closed({ tries: Type.Integer(), mm: Type.Optional(Mm) })),
  }),
);
/** Also the lines of the export. */
export const ShotLine = named(
  'ShotFile',
  closed({
    game: Type.String(),
    date: DateText,
    rulesVersion: Type.Integer(),
    commitment: Commitment,
    secret: Type.String(),
    table: Table,
    ticket: Type.String({ description: 'a random number of the player for this date' }),
    tries: Type.Array(Try),
  }),
);

export function addShotRoutes(routes: Routes, { shots }: ServerNode): void {
  routes.open({
    method: 'GET',
    url: '/shots/:game',
    name: 'listShots',
    summary: 'List the daily shots that have opened, the newest first, and your own results. `before` is a date.',
    params: S.GameParams,
    query: closed({ before: Type.Optional(DateText) }),
    answer: Type.Array(Listed),
    budget: 'lists',
    handle: ({ params, query, caller }) => shots.list(params.game, query.before, MOST_LISTED, caller.user?.id),
  });

  routes.open({
    method: 'GET',
    url: '/shots/:game/:date',
    name: 'getShot',
    summary: 'Read the daily shot of a date: its table and your tries; after your last try, the results.',
    params: DailyParams,
    answer: Day,
    budget: 'lists',
    handle: ({ params, caller }) => shots.day(params.game, params.date, caller.user?.id),
  });

  routes.seated({
    method: 'POST',
    url: '/shots/:game/:date/tries',
    name: 'shoot',
    allows: PEOPLE,
    summary:
      'Make your next try at the shot of a date that is open, and get all your tries. The server adds a scatter. A repeated `key` changes nothing.',
    params: DailyParams,
    body: closed({
      n: Type.Integer({ minimum: 1, description: 'the number of the try, from 1' }),
      stroke: Stroke,
      key: Type.String({ minLength: 1, maxLength: 64, description: 'any text, new for each try' }),
    }),
    answer: Type.Array(Try),
    budget: 'plays',
    handle: ({ params, body, user }) => shots.shoot(params.game, params.date, user.id, body),
  });
}

/** Compile-time check: the types of the contract match these schemas. */
export type Checked = [
  MustHold<SameType<ShotDay, Static<typeof Day>>>,
  MustHold<SameType<ShotListed, Static<typeof Listed>>>,
  MustHold<SameType<ShotFile, Static<typeof ShotLine>>>,
];
