import type { frame } from './en/frame.ts';
import type { en, terminal } from './en/index.ts';
import type { lessonsWords } from './en/lessons/index.ts';
import type { targetsWords } from './en/targets/index.ts';
import type { targiCoach } from './en/targi/coach.ts';
import type { targiWords } from './en/targi/index.ts';
import type { targiReading } from './en/targi/reading.ts';
import type { Language } from './languages.ts';

/** The words that are loaded together. A game outside of this package adds its own by declaration merging. */
export interface WordParts {
  frame: typeof frame; // what the page says whichever game is played
  targi: typeof targiWords;
  targiReading: typeof targiReading;
  coach: { readonly coach: typeof targiCoach }; // of Targi: loaded when it is switched on
  targets: typeof targetsWords;
  lessons: typeof lessonsWords; // what guides say: loaded with the first lesson
  terminal: typeof terminal; // and what the server says: never loaded by the page
}
export type Part = keyof WordParts;

/** Plural forms that English does not have. Which of them a language needs is in `languages.ts`, and tested. */
type ForeignForm = 'zero' | 'two' | 'few' | 'many';
type ForeignForms<T> = {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_${ForeignForm}` : never]?: string;
};

/** What every other language must bring: English's keys, and its own plural forms. The variables are compared by a test. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> } & ForeignForms<T>;
export type Words = SameKeys<typeof en>;
export type FrameWords = SameKeys<typeof frame>;
export type TargiWords = SameKeys<typeof targiWords>;
export type TargiReading = SameKeys<typeof targiReading>;
export type CoachWords = SameKeys<typeof targiCoach>;
export type TargetsWords = SameKeys<typeof targetsWords>;
export type LessonsWords = SameKeys<typeof lessonsWords>;

/** Every text: the path to it, and the variables in it. */
type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? { readonly path: `${Prefix}${K}`; readonly variables: VariablesIn<T[K]> }
    : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type VariablesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariablesIn<Rest> : never;

/** In a sentence about a player: anyone who reads it, and not somebody with a name. */
export const YOU = { you: true } as const;
export type Who = string | typeof YOU;

/** Who reads, and what the others are called; who has no name goes by the colour. */
export interface People<Seat extends string> {
  readonly you?: Seat | undefined;
  readonly names?: Readonly<Partial<Record<Seat, string>>>;
}

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

/** By part: every text of it. */
type LeavesOf = { [P in Part]: Leaves<WordParts[P]> };
type FullPathOf<Leaf> = Leaf extends { readonly path: infer Path extends string } ? Path : never;
type PathOf<Leaf> = WithoutForm<FullPathOf<Leaf>>;
type NeededBy<Leaf> = Leaf extends { readonly path: infer Path extends string; readonly variables: infer Name }
  ? Name | FormVariables<Path>
  : never;

/** Tables, so that asking for a key is looking it up: what is worked out key by key grows with all of them. */
type Keys = { [P in Part]: PathOf<LeavesOf[P]> };
type Variables = { [Leaf in LeavesOf[Part] as PathOf<Leaf>]: NeededBy<Leaf> };
type VariablesOf<Key> = Key extends keyof Variables ? Variables[Key] : never;

export type TextKey<P extends Part = Part> = Keys[P];

type Paths = FullPathOf<LeavesOf[Part]>;
type YouEnding<Name extends string> = Name extends Subject ? 'you' : `${Name}You`;
/** `YOU` only where the sentence has the form for it: otherwise it does not compile. */
type ValueOf<Key, Name extends string> = Name extends 'count'
  ? number
  : `${Key & string}_${YouEnding<Name>}` extends Paths
    ? Who
    : string | number;

export type Values<Key> = { readonly [name in VariablesOf<Key> & string]: ValueOf<Key, name> };

/** Says what it knows, and nothing else compiles; who knows more may stand in for it. Asked for one of several keys, it wants the values of all of them. */
export interface Translator<in P extends Part = 'frame'> {
  <Key extends TextKey<P>>(key: Key, ...values: [VariablesOf<Key>] extends [never] ? [] : [Values<Key>]): string;
  readonly language: Language;
}
/** For what is said of one game. */
export type TargiT = Translator<'targi'>;
export type TargetsT = Translator<'targets'>;
/** All words in memory. */
export type AnyT = Translator<Part>;
