import type { ToServer } from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { MustHold, SameType } from '../http/sameType.ts';
import { Id, PlaySchema, SayRequest } from '../http/schemas.ts';

const MessageId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const strict = { additionalProperties: false };

/** Everything that a browser or a bot may say on its socket. */
export const MESSAGES = [
  Type.Object({ type: Type.Literal('watch'), match: Id }, strict),
  Type.Object({ type: Type.Literal('unwatch'), match: Id }, strict),
  Type.Object({ type: Type.Literal('lobby'), on: Type.Boolean() }, strict),
  Type.Object({ type: Type.Literal('play'), id: MessageId, match: Id, request: PlaySchema }, strict),
  Type.Object({ type: Type.Literal('say'), id: MessageId, match: Id, text: SayRequest.properties.text }, strict),
  Type.Object({ type: Type.Literal('ping'), id: MessageId }, strict),
] as const;
const Message = Compile(Type.Union([...MESSAGES]));
const BY_TYPE = new Map(MESSAGES.map((schema) => [schema.properties.type.const as string, Compile(schema)]));

export function parseMessage(text: string): ToServer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Message.Check(value) ? (value as ToServer) : undefined;
  } catch {
    return undefined; // no JSON
  }
}

/** What is wrong with a message that `parseMessage` does not take, for who wrote the program that sent it. */
export function faultIn(text: string): string {
  try {
    const value = JSON.parse(text) as { readonly type?: unknown } | null;
    const schema = BY_TYPE.get(String(value?.type));
    if (!schema) return 'type: none that is known';
    const first = schema.Errors(value).find(({ keyword }) => keyword !== 'boolean'); // a field too many is told twice
    return first ? `message${first.instancePath} ${first.message}` : 'message';
  } catch {
    return 'not JSON';
  }
}

/** It is answered before the next message is looked at. */
export function isQuick({ type }: ToServer): boolean {
  return type === 'ping' || type === 'unwatch';
}

/** Of a message that is not looked at any closer, so that its answer can be told from others. */
export function idIn(text: string): number | undefined {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    return Number.isSafeInteger(id) && Number(id) >= 0 ? Number(id) : undefined;
  } catch {
    return undefined; // no JSON, or nothing that has an id
  }
}

/** The types of the contract and these schemas say the same, or this does not compile. */
export type Checked = MustHold<SameType<ToServer, Static<(typeof MESSAGES)[number]>>>;
