import type { ToBrowser } from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import type { MustHold, SameType } from '../sameType.ts';
import { PersonSchema, Refused, Summary } from '../schemas.ts';
import { ChatLineSchema, Picture, Update } from './picture.ts';
import { named, says, variant } from './schema.ts';

/** Messages to followers, on the socket and in streams. */
const SAID = {
  match: variant('type', 'match', { picture: Picture }),
  update: variant('type', 'update', { update: Update }),
  presence: variant('type', 'presence', {
    match: Type.String(),
    seats: Type.Array(Type.String()),
    watchers: Type.Integer(),
    roundTripMs: Type.Optional(
      Type.Record(Type.String(), Type.Integer(), { description: 'the delay by seat, at tables with races' }),
    ),
  }),
  chat: variant('type', 'chat', { match: Type.String(), lines: Type.Array(ChatLineSchema) }),
  lobby: variant('type', 'lobby', { tables: Type.Array(Summary) }),
  notice: variant('type', 'notice', { waiting: Type.Array(Summary), invited: Type.Array(Summary) }),
  refused: variant('type', 'refused', { id: Type.Optional(Type.Integer()), error: Refused }),
};
const MessageId = Type.Integer({ description: 'the id of the message that this one answers' });
const Bye = variant('type', 'bye', {
  why: Type.String({ description: 'the last line of the stream: why it ends; reconnect' }),
});

export const MatchStream = named(
  'MatchStreamLine',
  Type.Union([SAID.match, SAID.update, SAID.presence, SAID.chat, SAID.refused, Bye]),
);
export const LobbyStream = named('LobbyStreamLine', Type.Union([SAID.lobby, Bye]));
export const MineStream = named('MyStreamLine', Type.Union([SAID.notice, Bye]));

/** Every message of the server on a socket. */
export const ToClientSchema = Type.Union([
  variant('type', 'hello', {
    me: says('your user', PersonSchema),
    nowMs: Type.Integer({ description: 'the server’s time in ms since 1970' }),
    build: Type.String({ description: 'the version of the page that the server serves' }),
  }),
  ...Object.values(SAID),
  variant('type', 'done', { id: MessageId, version: Type.Integer({ description: 'the version after the request' }) }),
  variant('type', 'pong', {
    id: MessageId,
    nowMs: Type.Integer({ description: 'the server’s time in ms since 1970' }),
  }),
  Bye,
]);

type Heard<Type extends ToBrowser['type']> = Extract<ToBrowser, { type: Type }>;
/** Compile-time check: the types of the contract match these schemas; terms are checked elsewhere. */
export type Checked = [
  MustHold<SameType<Heard<'update'>, Static<typeof SAID.update>>>,
  MustHold<SameType<Heard<'presence'>, Static<typeof SAID.presence>>>,
  MustHold<SameType<Heard<'chat'>, Static<typeof SAID.chat>>>,
  MustHold<SameType<Heard<'refused'>, Static<typeof SAID.refused>>>,
];
