import type { OnlineError, ToServer } from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { MustHold, SameType } from '../http/sameType.ts';
import { Id, PlaySchema, SayRequest } from '../http/schemas.ts';
import { faultIn, malformed } from '../http/wire/fault.ts';

const MessageId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const strict = { additionalProperties: false };

/** Every message that a browser or bot may send on its socket. */
export const MESSAGES = [
  Type.Object({ type: Type.Literal('watch'), match: Id }, strict),
  Type.Object({ type: Type.Literal('unwatch'), match: Id }, strict),
  Type.Object({ type: Type.Literal('lobby'), on: Type.Boolean() }, strict),
  Type.Object({ type: Type.Literal('play'), id: MessageId, match: Id, request: PlaySchema }, strict),
  Type.Object({ type: Type.Literal('say'), id: MessageId, match: Id, text: SayRequest.properties.text }, strict),
  Type.Object({ type: Type.Literal('ping'), id: MessageId }, strict),
] as const;
export const ToServerSchema = Type.Union([...MESSAGES]);
const Message = Compile(ToServerSchema);

export function parseMessage(text: string): ToServer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Message.Check(value) ? (value as ToServer) : undefined;
  } catch {
    return undefined; // not JSON
  }
}

/** The fault of a message that `parseMessage` rejects, for the developer of the client. */
export function notAMessage(text: string): OnlineError {
  try {
    const fault = faultIn(ToServerSchema, JSON.parse(text));
    return malformed('message', fault ?? { path: '', expected: 'is not a message' });
  } catch {
    return malformed('message', { path: '', expected: 'must be JSON' });
  }
}

/** Handled synchronously, before the next message. */
export function isQuick({ type }: ToServer): boolean {
  return type === 'ping' || type === 'unwatch';
}

/** The id of a rejected message, so that the client can match the answer. */
export function idIn(text: string): number | undefined {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    return Number.isSafeInteger(id) && Number(id) >= 0 ? Number(id) : undefined;
  } catch {
    return undefined; // not JSON, or without an id
  }
}

/** Compile-time check: the types of the contract match these schemas. */
export type Checked = MustHold<SameType<ToServer, Static<(typeof MESSAGES)[number]>>>;
