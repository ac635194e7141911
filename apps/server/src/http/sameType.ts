import type { Brand } from '@caravanserai/contract';
import type { Static, TSchema } from 'typebox';

/** A type as JSON knows it: without brands and `readonly`, and a field that may be `undefined` may be absent. */
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

/** Whether a value of one is always a value of the other, both ways. A union is compared as a whole, not part by part. */
export type SameType<A, B> = [Plain<A>] extends [Plain<B>] ? ([Plain<B>] extends [Plain<A>] ? true : false) : false;

/** Does not compile with anything but `true`: `MustHold<SameType<Wire, Static<typeof Schema>>>`. */
export type MustHold<_Fact extends true> = true;

/** What of a game goes over the network, by the names of `GameTypes`. */
type Parts = 'options' | 'move' | 'view' | 'event' | 'score';

/** Which parts the engine's types and the schemas do not say alike; nothing, if all do. */
export type Unlike<Game extends Record<Parts, unknown>, Wire extends Record<Parts, TSchema>> = {
  [Part in Parts]: SameType<Game[Part], Static<Wire[Part]>> extends true ? never : Part;
}[Parts];
