import type {
  ClockRule,
  MatchSummary,
  OnlineError,
  Person,
  PlayRequest,
  RatingShown,
  Terms,
} from '@caravanserai/contract';
import { MATCH_STATUSES, NONCE_PATTERN, ONLINE_CODES, PERSON_KINDS, UNCOUNTED } from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import { CHAT_CHARACTERS } from '../limits/limits.ts';
import type { MustHold, SameType } from './sameType.ts';
import { OfGame } from './wire/ofGame.ts';
import { closed, named, oneOf } from './wire/schema.ts';

/** What may come in and what goes out, once: checked at the edge, typed inside, and shown as OpenAPI. */

/** PostgreSQL keeps every character but U+0000, and half of a surrogate pair is no character. */
const STORABLE = '[^\\u0000\\ud800-\\udfff]';

function plain(least: number, most: number) {
  return Type.String({ minLength: least, maxLength: most, pattern: `^${STORABLE}*$` });
}

export const MAX_MOVES = 64; // in one batch
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
export const MatchParams = closed({ id: Id });
export const MomentParams = closed({ id: Id, version: Type.String({ pattern: '^[0-9]{1,7}$' }) });
export const LogQuery = closed({
  before: Type.String({
    pattern: '^[0-9]{1,7}$',
    description: '`logFrom` of the picture, or of the page that is known',
  }),
});
const Nonce = Type.String({ pattern: NONCE_PATTERN.source });
export const Key = plain(1, 64);
export const Name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: `^${STORABLE}*$`,
  description: '3 to 20 letters of one script and digits, with a space, _ or - between; nobody else’s, nor like it',
});
export const Password = Type.String({ minLength: 8, maxLength: 200 });
export const Language = Type.String({ minLength: 2, maxLength: 35 });
export const Nothing = closed({});

const Clock = named(
  'Clock',
  Type.Union([
    closed({ kind: Type.Literal('none') }),
    closed({
      kind: Type.Literal('live'),
      baseS: Type.Integer({ minimum: 10, maximum: 4 * 3600 }),
      incrementS: Type.Integer({ minimum: 0, maximum: 300 }),
    }),
    closed({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 21 }) }),
  ]),
);

export const TermsSchema = named(
  'Terms',
  closed({
    game: plain(1, 20),
    options: OfGame.options,
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    clock: Clock,
    rated: Type.Boolean(),
    visibility: Type.Union([Type.Literal('public'), Type.Literal('private')]),
    chat: Type.Boolean(),
  }),
);

export const SitRequest = closed({ nonce: Nonce, seat: Type.Optional(plain(1, 20)) });
export const CreateRequest = closed({
  terms: TermsSchema,
  /** Our own opponents who sit down at once. */
  bots: Type.Optional(Type.Array(plain(1, 40), { maxItems: 7 })),
  /** Names of accounts and bots for whom a seat is kept. */
  invite: Type.Optional(Type.Array(plain(1, 60), { maxItems: 7 })),
});
export const SeekRequest = closed({ terms: TermsSchema });
const LineOfLog = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const PlaySchema = named(
  'Play',
  closed({
    onVersion: LineOfLog,
    moves: Type.Array(OfGame.move, { minItems: 1, maxItems: MAX_MOVES }),
    key: Key,
  }),
);
export const UndoRequest = closed({ onVersion: LineOfLog, to: LineOfLog });
export const AnswerRequest = closed({ onVersion: LineOfLog, to: LineOfLog, granted: Type.Boolean() });
export const BotRequest = closed({
  bot: plain(1, 40),
  seat: Type.Optional(plain(1, 20)),
});
export const SayRequest = closed({ text: plain(1, CHAT_CHARACTERS) });

export const NewSession = closed({ language: Type.Optional(Language) });
export const Credentials = closed({ name: Name, password: Password });
export const Login = closed({ name: plain(0, 60), password: Type.String({ maxLength: 200 }) });
export const NewPassword = closed({ old: Type.String({ maxLength: 200 }), password: Password });
export const NewName = closed({ name: Name });
export const OwnPassword = closed({ password: Type.String({ maxLength: 200 }) });
export const Farewell = closed({ password: Type.Optional(Type.String({ maxLength: 200 })) });
const Webhook = Type.Optional(Type.String({ pattern: `^https?://${STORABLE}*$`, maxLength: 500 }));
export const BotNotices = closed({ webhook: Webhook });
export const Notices = closed({
  email: Type.Optional(
    Type.String({ pattern: '^[^@\\s\\u0000\\ud800-\\udfff]{1,64}@[^@\\s\\u0000\\ud800-\\udfff]{1,190}$' }),
  ),
  webhook: Webhook,
});
export const TokenRequest = closed({ label: plain(1, 40) });

const GameName = plain(1, 20);
export const GameParams = closed({ game: GameName });
export const PersonParams = closed({ id: plain(1, 60) });
export const MineQuery = closed({
  status: Type.Optional(oneOf(['running', 'over', 'open'])),
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
});
export const FileQuery = closed({ format: Type.Optional(oneOf(['json', 'notation'])) });

// What goes out.
export const PersonSchema = named(
  'Person',
  closed({ id: Type.String(), name: Type.String(), kind: oneOf(PERSON_KINDS) }),
);
export const RatingSchema = named(
  'Rating',
  closed({
    points: Type.Integer(),
    plusMinus: Type.Integer(),
    games: Type.Integer(),
    provisional: Type.Optional(Type.Literal(true, { description: 'too uncertain for the leaderboard' })),
  }),
);
export const Seat = named(
  'Seat',
  closed({
    seat: Type.String(),
    person: Type.Optional(PersonSchema),
    rating: Type.Optional(RatingSchema),
    keptFor: Type.Optional(Type.String()),
  }),
);
export const Result = named(
  'Result',
  closed({
    winners: Type.Array(Type.String()),
    scores: Type.Optional(Type.Record(Type.String(), Type.Number())),
    uncounted: Type.Optional(oneOf(UNCOUNTED)),
    by: oneOf(['play', 'resignation', 'time', 'absence', 'abort']),
  }),
);
export const Summary = named(
  'MatchSummary',
  closed({
    id: Type.String(),
    terms: TermsSchema,
    status: oneOf(MATCH_STATUSES),
    seats: Type.Array(Seat),
    createdMs: Type.Integer(),
    changedMs: Type.Integer(),
    version: Type.Integer(),
    toAct: Type.Array(Type.String()),
    deadlineMs: Type.Optional(Type.Integer()),
    result: Type.Optional(Result),
  }),
);
export const Refused = named(
  'Refusal',
  closed({
    code: oneOf(ONLINE_CODES),
    detail: Type.Optional(Type.String()),
    current: Type.Optional(Type.Integer()),
    reason: Type.Optional(Type.String()),
    at: Type.Optional(Type.Integer()),
    retryAfterS: Type.Optional(Type.Integer()),
  }),
);
export const Versioned = named('Versioned', closed({ version: Type.Integer() }));

/** The types of the contract and these schemas say the same, or this does not compile. */
type SchemaTerms = Static<typeof TermsSchema>;
type SchemaSummary = Static<typeof Summary>;
/** A game's own options are any JSON object here; each game parses its own. */
type AnyOptions<T extends { readonly options: unknown }> = Omit<T, 'options'> & { options: unknown };
export type Checked = [
  MustHold<SameType<ClockRule, Static<typeof Clock>>>,
  MustHold<SameType<AnyOptions<Terms>, AnyOptions<SchemaTerms>>>,
  MustHold<SameType<PlayRequest, Static<typeof PlaySchema>>>,
  MustHold<SameType<Person, Static<typeof PersonSchema>>>,
  MustHold<SameType<RatingShown, Static<typeof RatingSchema>>>,
  MustHold<SameType<Omit<MatchSummary, 'terms'>, Omit<SchemaSummary, 'terms'>>>,
  MustHold<SameType<OnlineError, Static<typeof Refused>>>,
];
