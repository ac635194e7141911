import {
  type ChatLine,
  type Fairness,
  type LogPage,
  MATCH_STATUSES,
  type MatchPicture,
  type MatchUpdate,
  type Rest,
  type WireEntry,
} from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import { PersonSchema, Result, Seat, TermsSchema } from '../schemas.ts';
import type { MustHold, SameType } from '../sameType.ts';
import { OfGame } from './ofGame.ts';
import { closed, named, oneOf, variant } from './schema.ts';

/** A match through one pair of eyes. */

const VersionSchema = Type.Integer({ minimum: 0 });
const Ms = Type.Integer({ description: 'milliseconds since 1970, by the server’s clock' });
const Events = Type.Array(OfGame.event);
const line = { version: VersionSchema, atMs: Ms };
const seat = Type.String();

const Entry = named(
  'LogLine',
  Type.Union([
    variant('kind', 'start', { ...line, events: Events }),
    variant('kind', 'move', { ...line, seat, move: OfGame.move, events: Events }),
    variant('kind', 'undo', { ...line, seat, to: VersionSchema }),
    variant('kind', 'end', { ...line, seat: Type.Optional(seat), result: Result }),
  ]),
);

const FairnessSchema = named(
  'Fairness',
  closed({
    commitment: Type.String(),
    nonces: Type.Record(Type.String(), Type.String()),
    secret: Type.Optional(Type.String({ description: 'when the game is over' })),
    seed: Type.Optional(Type.String({ description: 'when the game is over' })),
  }),
);

const RestSchema = named('Rest', closed({ version: VersionSchema, atMs: Ms, closesMs: Type.Optional(Ms) }));

const PlayState = named(
  'PlayState',
  closed({
    view: OfGame.view,
    toAct: Type.Array(Type.String()),
    moves: Type.Array(OfGame.move),
    score: OfGame.score,
  }),
);

const changing = {
  id: Type.String(),
  status: oneOf(MATCH_STATUSES),
  version: VersionSchema,
  viewer: Type.String({ description: 'your seat, or `spectator`' }),
  seats: Type.Array(Seat),
  fairness: FairnessSchema,
  play: Type.Optional(PlayState),
  log: Type.Array(Entry),
  clock: Type.Optional(
    closed({
      remainingMs: Type.Record(Type.String(), Type.Number()),
      running: Type.Optional(Type.String()),
      atMs: Ms,
    }),
  ),
  rest: Type.Optional(RestSchema),
  result: Type.Optional(Result),
  undoAsked: Type.Optional(closed({ by: Type.String(), to: VersionSchema })),
  rematch: Type.Optional(Type.String()),
};

export const Picture = named(
  'MatchPicture',
  closed({
    ...changing,
    terms: TermsSchema,
    rulesVersion: Type.Integer(),
    createdMs: Ms,
    host: Type.String(),
    logFrom: VersionSchema,
  }),
);
export const Update = named('MatchUpdate', closed({ ...changing, from: VersionSchema }));

export const LogPageSchema = named('LogPage', closed({ log: Type.Array(Entry), logFrom: VersionSchema }));

export const Moment = named(
  'Moment',
  closed({
    version: VersionSchema,
    viewer: Type.String(),
    view: OfGame.view,
    toAct: Type.Array(Type.String()),
    score: OfGame.score,
  }),
);

export const ChatLineSchema = named(
  'ChatLine',
  closed({ n: Type.Integer(), atMs: Ms, by: PersonSchema, text: Type.String() }),
);

/** A finished game and all that proves its shuffle. */
export const GameFile = named(
  'GameFile',
  closed({
    format: Type.Literal('caravanserai-match-1'),
    id: Type.String(),
    game: Type.String(),
    rulesVersion: Type.Integer(),
    options: TermsSchema.properties.options,
    players: Type.Record(Type.String(), Type.String()),
    fairness: FairnessSchema,
    moves: Type.Array(closed({ seat: Type.String(), move: OfGame.move })),
    result: Type.Optional(Result),
    notation: Type.String(),
  }),
);

/** A game's own options are any JSON object here; each game parses its own. */
type AnyTerms<T extends { readonly terms: unknown }> = Omit<T, 'terms'>;
/** The types of the contract and these schemas say the same, or this does not compile. */
export type Checked = [
  MustHold<SameType<AnyTerms<MatchPicture>, AnyTerms<Static<typeof Picture>>>>,
  MustHold<SameType<MatchUpdate, Static<typeof Update>>>,
  MustHold<SameType<WireEntry, Static<typeof Entry>>>,
  MustHold<SameType<LogPage, Static<typeof LogPageSchema>>>,
  MustHold<SameType<Fairness, Static<typeof FairnessSchema>>>,
  MustHold<SameType<Rest, Static<typeof RestSchema>>>,
  MustHold<SameType<ChatLine, Static<typeof ChatLineSchema>>>,
];
