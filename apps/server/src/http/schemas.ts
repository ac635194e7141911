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
import { closed, named, oneOf, says } from './wire/schema.ts';

/** Schemas of requests and answers: they validate input, give static types, and generate the OpenAPI document. */

/** PostgreSQL stores every character but U+0000; a lone surrogate is not a character. */
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
    description: '`logFrom` of the picture or of the last page',
  }),
});
const Nonce = Type.String({ pattern: NONCE_PATTERN.source });
export const Key = plain(1, 64);
export const Name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: `^${STORABLE}*$`,
  description:
    '3 to 20 letters of one script and digits, with single spaces, _ or - between them; not equal or similar to another user’s name',
});
export const Password = Type.String({ minLength: 8, maxLength: 200 });
export const Language = Type.String({ minLength: 2, maxLength: 35 });
export const Nothing = closed({});

const Clock = named(
  'Clock',
  Type.Union([
    says('no time limit', closed({ kind: Type.Literal('none') })),
    says(
      'a chess clock',
      closed({
        kind: Type.Literal('live'),
        baseS: Type.Integer({ minimum: 10, maximum: 4 * 3600, description: 'seconds at the start' }),
        incrementS: Type.Integer({ minimum: 0, maximum: 300, description: 'seconds added after each move' }),
      }),
    ),
    says(
      'a number of days for each move',
      closed({
        kind: Type.Literal('days'),
        days: Type.Integer({ minimum: 1, maximum: 21, description: 'days for each move' }),
      }),
    ),
  ]),
);

export const TermsSchema = named(
  'Terms',
  closed({
    game: says('such as `targi`; `GET /api/games` lists them', plain(1, 20)),
    options: says('options with their default value can be omitted', OfGame.options),
    seats: Type.Integer({ minimum: 1, maximum: 8, description: 'the number of players' }),
    clock: says('the time control', Clock),
    rated: Type.Boolean({ description: 'whether the game is rated' }),
    visibility: Type.Union([Type.Literal('public'), Type.Literal('private')], {
      description: '`public`: listed in the lobby',
    }),
    chat: Type.Boolean({ description: 'whether there is a chat' }),
    bothChairs: Type.Optional(
      Type.Literal(true, {
        description:
          'two games on one deal, with the seats exchanged: the second starts with the first; for two people, unrated, without a chess clock',
      }),
    ),
  }),
);

export const SitRequest = closed({ nonce: Nonce, seat: Type.Optional(plain(1, 20)) });
export const CreateRequest = closed({
  terms: TermsSchema,
  /** Bots of the server that sit down at once. */
  bots: Type.Optional(Type.Array(plain(1, 40), { maxItems: 7 })),
  /** Names of accounts and bots to reserve seats for. */
  invite: Type.Optional(Type.Array(plain(1, 60), { maxItems: 7 })),
});
export const SeekRequest = closed({ terms: TermsSchema });
const LineOfLog = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const PlaySchema = named(
  'Play',
  closed({
    onVersion: says('the `version` of the picture on which the decision is based', LineOfLog),
    moves: Type.Array(OfGame.move, {
      minItems: 1,
      maxItems: MAX_MOVES,
      description: 'the moves are accepted or refused as a whole',
    }),
    key: says('a new value for each decision; a retry with the same key gets the same answer', Key),
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
/**
 * Excludes characters with a syntactic meaning in a header (RFC 5322): groups, lists, comments, quotes and display names would allow
 * several spellings of one mailbox.
 */
const MAIL_CHARACTER = '[^@\\s"(),:;<>\\[\\\\\\]\\u0000-\\u001f\\u007f\\ud800-\\udfff]';
const Webhook = Type.Optional(Type.String({ pattern: `^https?://${STORABLE}*$`, maxLength: 500 }));
export const BotNotices = closed({ webhook: Webhook });
export const Notices = closed({
  email: Type.Optional(Type.String({ pattern: `^${MAIL_CHARACTER}{1,64}@${MAIL_CHARACTER}{1,190}$` })),
  webhook: Webhook,
});
const WebhookPassword = Type.Optional(
  Type.String({ maxLength: 200, description: 'the password of your account, required to set or change the webhook' }),
);
export const NoticesRequest = closed({ ...Notices.properties, password: WebhookPassword });
export const BotNoticesRequest = closed({ ...BotNotices.properties, password: WebhookPassword });
export const TokenRequest = closed({ label: plain(1, 40) });

export const GameText = plain(1, 12_000); // a game in its file notation
const GameName = plain(1, 20);
export const GameParams = closed({ game: GameName });
export const PersonParams = closed({ id: plain(1, 60) });
export const MineQuery = closed({
  status: Type.Optional(oneOf(['running', 'over', 'open'])),
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
});
export const FileQuery = closed({ format: Type.Optional(oneOf(['json', 'notation'])) });

// Answers.
export const PersonSchema = named(
  'Person',
  closed({
    id: Type.String({ description: 'the id of the user' }),
    name: Type.String({ description: 'empty for guests' }),
    kind: says('`house` is a computer opponent of the site', oneOf(PERSON_KINDS)),
  }),
);
export const RatingSchema = named(
  'Rating',
  closed({
    points: Type.Integer({ description: 'the rating' }),
    plusMinus: Type.Integer({ description: 'the uncertainty of the rating' }),
    games: Type.Integer({ description: 'the number of rated games' }),
    provisional: Type.Optional(Type.Literal(true, { description: 'too uncertain for the leaderboard' })),
  }),
);
export const Seat = named(
  'Seat',
  closed({
    seat: Type.String({ description: 'the name of the seat, a colour' }),
    person: Type.Optional(says('the player; absent if the seat is free', PersonSchema)),
    rating: Type.Optional(says('the rating of the player in this game', RatingSchema)),
    keptFor: Type.Optional(Type.String({ description: 'the name of the user for whom the seat is reserved' })),
  }),
);
export const Result = named(
  'Result',
  closed({
    winners: Type.Array(Type.String(), { description: 'the winning seats; empty on a draw' }),
    scores: Type.Optional(Type.Record(Type.String(), Type.Number(), { description: 'the points by seat' })),
    uncounted: Type.Optional(says('the reason why a rated game changed no rating', oneOf(UNCOUNTED))),
    by: says('the cause of the end', oneOf(['play', 'resignation', 'time', 'absence', 'abort'])),
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
    code: says('docs/protocol.md lists all codes', oneOf(ONLINE_CODES)),
    detail: Type.Optional(Type.String({ description: 'an explanation for developers' })),
    path: Type.Optional(
      Type.String({ description: 'with `malformed`: where in the request, as a JSON Pointer such as `/moves/0/die`' }),
    ),
    current: Type.Optional(Type.Integer({ description: 'with `stale-version`: the version of the match now' })),
    reason: Type.Optional(
      Type.String({ description: 'with `illegal`: the reason of the game, listed with its rules' }),
    ),
    at: Type.Optional(Type.Integer({ description: 'the index of the refused move in the request' })),
    phase: Type.Optional(
      Type.String({ description: 'with `illegal` and `not-your-turn`: the phase of the game, as in its view' }),
    ),
    retryAfterS: Type.Optional(Type.Integer({ description: 'with `too-many`: seconds to wait' })),
    retryAfterMs: Type.Optional(
      Type.Integer({
        description: 'with `not-now` and `illegal`: time in ms after which the same request can succeed',
      }),
    ),
  }),
);
export const Versioned = named(
  'Versioned',
  closed({ version: Type.Integer({ description: 'the current version of the match' }) }),
);

/** Compile-time check: the types of the contract match these schemas. */
type SchemaTerms = Static<typeof TermsSchema>;
type SchemaSummary = Static<typeof Summary>;
/** Here a game's own options are any JSON object; each game parses its own. */
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
