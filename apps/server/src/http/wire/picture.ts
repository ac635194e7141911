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
import { closed, named, oneOf, says, variant } from './schema.ts';

/** A match as one viewer sees it. */

const VersionSchema = Type.Integer({ minimum: 0 });
const Ms = Type.Integer({ description: 'milliseconds since 1970, by the server’s clock' });
const Events = Type.Array(OfGame.event, { description: 'the events, as the game defines them' });
const line = { version: says('the version after this line', VersionSchema), atMs: Ms };
const seat = Type.String({ description: 'the seat that acted' });

const Entry = named(
  'LogLine',
  Type.Union([
    says(
      'a move, by a player or by the server for a player',
      variant('kind', 'move', { ...line, seat, move: says('the move, as it was played', OfGame.move), events: Events }),
    ),
    says(
      'an undo: the moves after version `to` no longer count',
      variant('kind', 'undo', { ...line, seat, to: says('the version that was restored', VersionSchema) }),
    ),
    says(
      'the end of the match, always the last line',
      variant('kind', 'end', { ...line, seat: Type.Optional(seat), result: says('the result', Result) }),
    ),
  ]),
);

const FairnessSchema = named(
  'Fairness',
  closed({
    commitment: Type.String({ description: 'the hash of the secret, published before any player takes a seat' }),
    nonces: Type.Record(Type.String(), Type.String(), { description: 'the random number of each player' }),
    daily: Type.Optional(Type.String({ description: 'a daily game: the date of its deal' })),
    deal: Type.Optional(
      Type.String({
        description: 'one of two games on one deal: the id of the first, which is part of the seed of both',
      }),
    ),
    secret: Type.Optional(
      Type.String({
        description:
          'present once the game is over; in a daily game, once its date is closed; with two games on one deal, once both are over',
      }),
    ),
    seed: Type.Optional(Type.String({ description: 'present with the secret' })),
  }),
);

const RestSchema = named(
  'Rest',
  closed({
    version: says('the version of the last flick', VersionSchema),
    atMs: says(
      'when the dice come to rest, by the server’s clock, possibly in the future; earlier calls are refused',
      Ms,
    ),
    closesMs: Type.Optional(says('after the last flick of a round: the time at which the server passes for you', Ms)),
  }),
);

const PlayState = named(
  'PlayState',
  closed({
    view: says('everything that your seat may know, as the game defines it', OfGame.view),
    toAct: Type.Array(Type.String(), {
      description: 'the seats that may act, as far as you may know; the game waits for the first',
    }),
    moves: Type.Array(OfGame.move, {
      description: 'your legal moves if you are to act; always empty in a game that cannot list them, such as Targets',
    }),
    score: says('the current score', OfGame.score),
  }),
);

const changing = {
  id: Type.String({ description: 'the id of the match' }),
  status: says('`running`: the game has started and is not over', oneOf(MATCH_STATUSES)),
  version: says('the number of lines in the log; send it as `onVersion`', VersionSchema),
  viewer: Type.String({ description: 'your seat, or `spectator`' }),
  seats: Type.Array(Seat, { description: 'the seats and their players' }),
  fairness: says('the proof of the shuffle', FairnessSchema),
  play: Type.Optional(says('absent while the table is open', PlayState)),
  log: Type.Array(Entry, { description: 'the log; in an `update` only the new lines' }),
  clock: Type.Optional(
    says(
      'the clock; absent if the match has none',
      closed({
        remainingMs: Type.Record(Type.String(), Type.Number(), {
          description: 'the remaining time by seat, at `atMs`',
        }),
        running: Type.Optional(Type.String({ description: 'the seat whose clock is running' })),
        atMs: Ms,
      }),
    ),
  ),
  rest: Type.Optional(says('games with races, such as Targets: the last flick', RestSchema)),
  result: Type.Optional(says('present once the match is over', Result)),
  undoAsked: Type.Optional(
    says(
      'a pending request to undo',
      closed({
        by: Type.String({ description: 'the seat that asks' }),
        to: says('the version to restore', VersionSchema),
      }),
    ),
  ),
  rematch: Type.Optional(Type.String({ description: 'the id of the next match' })),
};

export const Picture = named(
  'MatchPicture',
  closed({
    ...changing,
    terms: says('the terms of the match', TermsSchema),
    rulesVersion: Type.Integer({ description: 'the version of the rules' }),
    createdMs: Ms,
    host: Type.String({ description: 'the id of the user who created the table' }),
    twin: Type.Optional(Type.String({ description: 'for its players: the id of the other game on the same deal' })),
    logFrom: says('the log contains the lines after this version; 0 unless the log is very long', VersionSchema),
  }),
);
export const Update = named(
  'MatchUpdate',
  closed({
    ...changing,
    from: says('the version before this update; if yours differs, request the picture', VersionSchema),
  }),
);

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

/** A finished game and the proof of its shuffle. */
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

/** Here a game's own options are any JSON object; each game parses its own. */
type AnyTerms<T extends { readonly terms: unknown }> = Omit<T, 'terms'>;
/** Compile-time check: the types of the contract match these schemas. */
export type Checked = [
  MustHold<SameType<AnyTerms<MatchPicture>, AnyTerms<Static<typeof Picture>>>>,
  MustHold<SameType<MatchUpdate, Static<typeof Update>>>,
  MustHold<SameType<WireEntry, Static<typeof Entry>>>,
  MustHold<SameType<LogPage, Static<typeof LogPageSchema>>>,
  MustHold<SameType<Fairness, Static<typeof FairnessSchema>>>,
  MustHold<SameType<Rest, Static<typeof RestSchema>>>,
  MustHold<SameType<ChatLine, Static<typeof ChatLineSchema>>>,
];
