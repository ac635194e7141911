import type { Brand } from '@caravanserai/contract';
import type { Static, TSchema } from 'typebox';

/** A type as JSON represents it: without brands and `readonly`; a field that may be `undefined` may be absent. */
export type Plain<T> = unknown extends T
  ? unknown
  : T extends Brand<string, string>
    ? string
    : T extends Brand<number, string>
      ? number
      : T extends readonly (infer Item)[]
        ? Plain<Item>[]
        : T extends object
          ? Flat<
              { -readonly [Key in keyof T as undefined extends T[Key] ? never : Key]: Plain<T[Key]> } & {
                -readonly [Key in keyof T as undefined extends T[Key] ? Key : never]?: Plain<
                  Exclude<T[Key], undefined>
                >;
              }
            >
          : T;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** Whether the types are mutually assignable. Unions are compared as a whole, not member by member. */
export type SameType<A, B> = [Plain<A>] extends [Plain<B>] ? ([Plain<B>] extends [Plain<A>] ? true : false) : false;

/** Does not compile with anything but `true`: `MustHold<SameType<Wire, Static<typeof Schema>>>`. */
export type MustHold<_Fact extends true> = true;

/** Parts of a game that go over the network, by the names of `GameTypes`. */
type Parts = 'options' | 'move' | 'view' | 'event' | 'score';

/** Parts in which the engine's types and the schemas differ; `never` if all match. */
export type Unlike<Game extends Record<Parts, unknown>, Wire extends Record<Parts, TSchema>> = {
  [Part in Parts]: SameType<Game[Part], Static<Wire[Part]>> extends true ? never : Part;
}[Parts];
