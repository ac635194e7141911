import type { en } from './en/index.ts';
import type { page } from './en/page.ts';
import type { Language } from './languages.ts';

/** What every other language must bring: just English's keys. The variables are compared by a test. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
export type Words = SameKeys<typeof en>;
export type PageWords = SameKeys<typeof page>;

/** Every text: the path to it, and the variables in it. */
type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? { readonly path: `${Prefix}${K}`; readonly variables: VariablesIn<T[K]> }
    : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type VariablesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariablesIn<Rest> : never;

/** Plural forms are keys that end in `_one` and `_other`; callers name the key without the ending, and give `count`. */
type WithoutForm<Path extends string> = Path extends `${infer Base}_${'one' | 'other'}` ? Base : Path;
type FormVariables<Path extends string> = Path extends `${string}_${'one' | 'other'}` ? 'count' : never;

/** A table, so that asking for a key is looking it up: what is worked out key by key grows with all of them. */
type Variables = {
  [Leaf in Leaves<typeof en> as WithoutForm<Leaf['path']>]: Leaf['variables'] | FormVariables<Leaf['path']>;
};
export type TextKey = keyof Variables;

export type Values<Key extends TextKey> = {
  readonly [name in Variables[Key]]: name extends 'count' ? number : string | number;
};

/** Asked for one of several keys, it wants the values of all of them. */
export interface Translator {
  <Key extends TextKey>(key: Key, ...values: [Variables[Key]] extends [never] ? [] : [Values<Key>]): string;
  readonly language: Language;
}
