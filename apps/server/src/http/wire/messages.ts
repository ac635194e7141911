import type { ToBrowser } from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import type { MustHold, SameType } from '../sameType.ts';
import { Refused, Summary } from '../schemas.ts';
import { ChatLineSchema, Picture, Update } from './picture.ts';
import { named, variant } from './schema.ts';

/** What those who listen are told, on the socket and in streams. */
const SAID = {
  match: variant('type', 'match', { picture: Picture }),
  update: variant('type', 'update', { update: Update }),
  presence: variant('type', 'presence', {
    match: Type.String(),
    seats: Type.Array(Type.String()),
    watchers: Type.Integer(),
    roundTripMs: Type.Optional(
      Type.Record(Type.String(), Type.Integer(), { description: 'by seat, at tables with races' }),
    ),
  }),
  chat: variant('type', 'chat', { match: Type.String(), lines: Type.Array(ChatLineSchema) }),
  lobby: variant('type', 'lobby', { tables: Type.Array(Summary) }),
  notice: variant('type', 'notice', { waiting: Type.Array(Summary), invited: Type.Array(Summary) }),
  refused: variant('type', 'refused', { id: Type.Optional(Type.Integer()), error: Refused }),
};
const Bye = variant('type', 'bye', { why: Type.String({ description: 'the last line; come again' }) });

export const MatchStream = named(
  'MatchStreamLine',
  Type.Union([SAID.match, SAID.update, SAID.presence, SAID.chat, SAID.refused, Bye]),
);
export const LobbyStream = named('LobbyStreamLine', Type.Union([SAID.lobby, Bye]));
export const MineStream = named('MyStreamLine', Type.Union([SAID.notice, Bye]));

type Heard<Type extends ToBrowser['type']> = Extract<ToBrowser, { type: Type }>;
/** The types of the contract and these schemas say the same, or this does not compile; terms are compared elsewhere. */
export type Checked = [
  MustHold<SameType<Heard<'update'>, Static<typeof SAID.update>>>,
  MustHold<SameType<Heard<'presence'>, Static<typeof SAID.presence>>>,
  MustHold<SameType<Heard<'chat'>, Static<typeof SAID.chat>>>,
  MustHold<SameType<Heard<'refused'>, Static<typeof SAID.refused>>>,
];
