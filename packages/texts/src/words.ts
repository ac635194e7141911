import type { almanac } from './en/almanac.ts';
import type { daily } from './en/daily.ts';
import type { duo } from './en/duo.ts';
import type { frame } from './en/frame.ts';
import type { en } from './en/index.ts';
import type { lessonsWords } from './en/lessons/index.ts';
import type { server } from './en/server.ts';
import type { targetsWords } from './en/targets/index.ts';
import type { shots } from './en/targets/shots.ts';
import type { tricks } from './en/targets/tricks.ts';
import type { targiCoach } from './en/targi/coach.ts';
import type { targiWords } from './en/targi/index.ts';
import type { targiReading } from './en/targi/reading.ts';
import type { terminal } from './en/terminal.ts';
import type { Language } from './languages.ts';
import type { program } from './program/index.ts';

/** Texts that are loaded together. A game outside this package adds its own by declaration merging. */
export interface WordParts {
  frame: typeof frame; // texts that do not depend on the game
  targi: typeof targiWords;
  targiReading: typeof targiReading;
  coach: { readonly coach: typeof targiCoach }; // of Targi; loaded when the coach is switched on
  almanac: { readonly almanac: typeof almanac }; // loaded with the pages «What wins»
  targets: typeof targetsWords;
  tricks: { readonly tricks: typeof tricks }; // loaded with the trick shots
  shots: { readonly shots: typeof shots }; // loaded with the daily shot
  lessons: typeof lessonsWords; // loaded with the first lesson
  daily: { readonly daily: typeof daily }; // loaded with the daily game
  duo: { readonly duo: typeof duo }; // loaded with tables of two
  server: { readonly server: typeof server }; // never loaded by the page, like the next two
  terminal: { readonly terminal: typeof terminal };
  program: typeof program; // English in every language
}
export type Part = keyof WordParts;

/**
 * Plural forms that English does not have. `languages.ts` lists the ones that each language needs; a test checks them.
 */
type ForeignForm = 'zero' | 'two' | 'few' | 'many';
type ForeignForms<T> = {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_${ForeignForm}` : never]?: string;
};

/** What every other language must have: English's keys, and its own plural forms. A test compares the variables. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> } & ForeignForms<T>;
export type Words = SameKeys<typeof en>;
export type FrameWords = SameKeys<typeof frame>;
export type TargiWords = SameKeys<typeof targiWords>;
export type TargiReading = SameKeys<typeof targiReading>;
export type CoachWords = SameKeys<typeof targiCoach>;
export type AlmanacWords = SameKeys<typeof almanac>;
export type TargetsWords = SameKeys<typeof targetsWords>;
export type TricksWords = SameKeys<typeof tricks>;
export type ShotsWords = SameKeys<typeof shots>;
export type LessonsWords = SameKeys<typeof lessonsWords>;
export type DailyWords = SameKeys<typeof daily>;
export type DuoWords = SameKeys<typeof duo>;

/** Every text: its key path, and the variables in it. */
type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? { readonly path: `${Prefix}${K}`; readonly variables: VariablesIn<T[K]> }
    : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type VariablesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariablesIn<Rest> : never;

/** Marks the player in a sentence as the reader, addressed as «you». */
export const YOU = { you: true } as const;
export type Who = string | typeof YOU;

/** The reader's seat and the players' names; a player without a name goes by the colour. */
export interface People<Seat extends string> {
  readonly you?: Seat | undefined;
  readonly names?: Readonly<Partial<Record<Seat, string>>>;
}

/** Variables for the player whom a sentence is about. Other players in it have other names (`from`, `by`). */
export const SUBJECTS = ['seat', 'seats', 'name', 'winner'] as const;
type Subject = (typeof SUBJECTS)[number];

/**
 * Forms are key suffixes; callers pass the key without one. `_one` and `_other` are chosen by `count`. `_you` is used
 * when the subject is `YOU`, `_fromYou` when `from` is.
 */
type YouForm = 'you' | `${string}You`;
type WithoutForm<Path extends string> = Path extends `${infer Base}_${'one' | 'other' | YouForm}` ? Base : Path;
type FormVariables<Path extends string> = Path extends `${string}_${'one' | 'other'}` ? 'count' : never;

/** Every text of each part. */
type LeavesOf = { [P in Part]: Leaves<WordParts[P]> };
type FullPathOf<Leaf> = Leaf extends { readonly path: infer Path extends string } ? Path : never;
type PathOf<Leaf> = WithoutForm<FullPathOf<Leaf>>;
type NeededBy<Leaf> = Leaf extends { readonly path: infer Path extends string; readonly variables: infer Name }
  ? Name | FormVariables<Path>
  : never;

/** Lookup tables: computing this for each key would slow the compiler with every text added. */
type Keys = { [P in Part]: PathOf<LeavesOf[P]> };
type Variables = { [Leaf in LeavesOf[Part] as PathOf<Leaf>]: NeededBy<Leaf> };
type VariablesOf<Key> = Key extends keyof Variables ? Variables[Key] : never;

export type TextKey<P extends Part = Part> = Keys[P];

type Paths = FullPathOf<LeavesOf[Part]>;
type YouEnding<Name extends string> = Name extends Subject ? 'you' : `${Name}You`;
/** `YOU` is accepted only if the text has a form for it. */
type ValueOf<Key, Name extends string> = Name extends 'count'
  ? number
  : `${Key & string}_${YouEnding<Name>}` extends Paths
    ? Who
    : string | number;

export type Values<Key> = { readonly [name in VariablesOf<Key> & string]: ValueOf<Key, name> };

/**
 * Translates the texts of its parts; other keys do not compile. A translator with more parts is assignable to one with
 * fewer. A union of keys needs the values of all of them.
 */
export interface Translator<in P extends Part = 'frame'> {
  <Key extends TextKey<P>>(key: Key, ...values: [VariablesOf<Key>] extends [never] ? [] : [Values<Key>]): string;
  readonly language: Language;
}
/** Translator for the texts of one game. */
export type TargiT = Translator<'targi'>;
export type TargetsT = Translator<'targets'>;
/** Translator with all texts. */
export type AnyT = Translator<Part>;
