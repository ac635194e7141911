import type { Brand } from '@caravanserai/contract';

/** A type as JSON knows it: without brands and `readonly`, and with everything optional as it is. */
export type Plain<T> = unknown extends T
  ? unknown
  : T extends Brand<string, string>
    ? string
    : T extends Brand<number, string>
      ? number
      : T extends readonly (infer Item)[]
        ? Plain<Item>[]
        : T extends object
          ? { -readonly [Key in keyof T]: Plain<T[Key]> }
          : T;

/** Whether a value of one is always a value of the other, both ways. A union is compared as a whole, not part by part. */
export type SameType<A, B> = [Plain<A>] extends [Plain<B>] ? ([Plain<B>] extends [Plain<A>] ? true : false) : false;

/** Does not compile with anything but `true`: `MustHold<SameType<Wire, Static<typeof Schema>>>`. */
export type MustHold<_Fact extends true> = true;
