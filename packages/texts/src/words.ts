import type { en } from './en/index.ts';
import type { page } from './en/page.ts';
import type { Language } from './languages.ts';

/** Plural forms that English does not have. Which of them a language needs is in `languages.ts`, and tested. */
type ForeignForm = 'zero' | 'two' | 'few' | 'many';
type ForeignForms<T> = {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_${ForeignForm}` : never]?: string;
};

/** What every other language must bring: English's keys, and its own plural forms. The variables are compared by a test. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> } & ForeignForms<T>;
export type Words = SameKeys<typeof en>;
export type PageWords = SameKeys<typeof page>;

/** Every text: the path to it, and the variables in it. */
type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? { readonly path: `${Prefix}${K}`; readonly variables: VariablesIn<T[K]> }
    : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type VariablesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariablesIn<Rest> : never;

/** In a sentence about a player: whoever reads it, and not somebody with a name. */
export const YOU = { you: true } as const;
export type Who = string | typeof YOU;

/** The player whom a sentence is about; what somebody else is to it has another name (`from`, `by`). */
export const SUBJECTS = ['seat', 'seats', 'name', 'winner'] as const;
type Subject = (typeof SUBJECTS)[number];

/**
 * Forms are keys with an ending; callers name the key without it. `_one` and `_other` go by `count`. `_you` stands in where the
 * subject is `YOU`, `_fromYou` where `from` is.
 */
type YouForm = 'you' | `${string}You`;
type WithoutForm<Path extends string> = Path extends `${infer Base}_${'one' | 'other' | YouForm}` ? Base : Path;
type FormVariables<Path extends string> = Path extends `${string}_${'one' | 'other'}` ? 'count' : never;

/** A table, so that asking for a key is looking it up: what is worked out key by key grows with all of them. */
type Variables = {
  [Leaf in Leaves<typeof en> as WithoutForm<Leaf['path']>]: Leaf['variables'] | FormVariables<Leaf['path']>;
};
export type TextKey = keyof Variables;

type Paths = Leaves<typeof en>['path'];
type YouEnding<Name extends string> = Name extends Subject ? 'you' : `${Name}You`;
/** `YOU` only where the sentence has the form for it: otherwise it does not compile. */
type ValueOf<Key extends TextKey, Name extends string> = Name extends 'count'
  ? number
  : `${Key}_${YouEnding<Name>}` extends Paths
    ? Who
    : string | number;

export type Values<Key extends TextKey> = { readonly [name in Variables[Key]]: ValueOf<Key, name> };

/** Asked for one of several keys, it wants the values of all of them. */
export interface Translator {
  <Key extends TextKey>(key: Key, ...values: [Variables[Key]] extends [never] ? [] : [Values<Key>]): string;
  readonly language: Language;
}
