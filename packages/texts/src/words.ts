import type { en } from './en/index.ts';
import type { page } from './en/page.ts';
import type { Language } from './languages.ts';

/** What every other language must bring: just English's keys. The variables are compared by a test. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
export type Words = SameKeys<typeof en>;
export type PageWords = SameKeys<typeof page>;

type Paths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Paths<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type At<T, Path extends string> = Path extends keyof T
  ? T[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? At<T[Head], Rest>
      : never
    : never;

/** Plural forms are keys that end in `_one` and `_other`; callers name the key without the ending, and give `count`. */
type WithoutForm<Path> = Path extends `${infer Base}_${'one' | 'other'}` ? Base : Path;
export type TextKey = WithoutForm<Paths<typeof en>>;

type VariablesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariablesIn<Rest> : never;
type Variables<Key extends TextKey> =
  Key extends Paths<typeof en> ? VariablesIn<At<typeof en, Key>> : 'count' | VariablesIn<At<typeof en, `${Key}_other`>>;

export type Values<Key extends TextKey> = {
  readonly [name in Variables<Key>]: name extends 'count' ? number : string | number;
};

/** Asked for one of several keys, it wants the values of all of them. */
export interface Translator {
  <Key extends TextKey>(key: Key, ...values: [Variables<Key>] extends [never] ? [] : [Values<Key>]): string;
  readonly language: Language;
}
