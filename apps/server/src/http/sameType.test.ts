import type { PlayRequest, Terms, ToServer } from '@caravanserai/contract';
import { type Static, Type } from 'typebox';
import { expect, test } from 'vitest';
import { MESSAGES } from '../socket/schemas.ts';
import { Id, PlaySchema, TermsSchema } from './schemas.ts';
import type { MustHold, SameType } from './sameType.ts';

// The compiler is the test here: a `@ts-expect-error` line that does compile is an error.

const nonsense = Type.Object({ type: Type.Literal('watch'), match: Type.Integer() });
const forgetful = Type.Object({ type: Type.Literal('watch') });
const chatty = Type.Object({ type: Type.Literal('watch'), match: Id, loud: Type.Boolean() });
type Rest = Exclude<Static<(typeof MESSAGES)[number]>, { type: 'watch' }>;

export type Checked = [
  MustHold<SameType<ToServer, Static<(typeof MESSAGES)[number]>>>,
  // @ts-expect-error a field of another type
  MustHold<SameType<ToServer, Rest | Static<typeof nonsense>>>,
  // @ts-expect-error a field is missing
  MustHold<SameType<ToServer, Rest | Static<typeof forgetful>>>,
  // @ts-expect-error a field too many
  MustHold<SameType<ToServer, Rest | Static<typeof chatty>>>,
  // @ts-expect-error a message is missing
  MustHold<SameType<ToServer, Rest>>,
  // @ts-expect-error another schema altogether
  MustHold<SameType<PlayRequest, Static<typeof TermsSchema>>>,
  // @ts-expect-error a type that accepts everything
  MustHold<SameType<Terms, unknown>>,
  MustHold<SameType<PlayRequest, Static<typeof PlaySchema>>>,
];

test('the schemas of the socket say what the contract says', () => {
  expect(MESSAGES.map((message) => message.properties.type.const)).toEqual([
    'watch',
    'unwatch',
    'lobby',
    'play',
    'say',
    'ping',
  ]);
});
