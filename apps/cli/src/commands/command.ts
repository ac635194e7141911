import { LANGUAGES, type Translator } from '@caravanserai/texts';
import type { FlagTable, FlagValues } from '../flags.ts';
import type { Io } from '../io.ts';

/** Every command has these. */
export const COMMON_FLAGS = {
  json: { kind: 'switch' },
  lang: { kind: 'choice', choices: LANGUAGES },
  help: { kind: 'switch' },
} as const satisfies FlagTable;

// oxfmt-ignore
export const COMMAND_NAMES = [
  'play', 'selfplay', 'replay', 'show', 'hint', 'analyse', 'levels', 'arena', 'ladder', 'perft', 'cards',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export interface Call<T extends FlagTable> {
  readonly io: Io;
  readonly t: Translator;
  readonly flags: FlagValues<T & typeof COMMON_FLAGS>;
  readonly words: readonly string[];
}

/** How a command went: done, or what was wrong, to be said on stderr. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: string };

export interface Command<T extends FlagTable> {
  readonly name: CommandName;
  readonly flags: T;
  /** Words after the options; `most` 0 means that none are taken. */
  readonly words: { readonly name: string; readonly least: number; readonly most: number };
  run(call: Call<T>): Promise<Outcome>;
}

export const NO_WORDS = { name: '', least: 0, most: 0 } as const;

export function command<const T extends FlagTable>(definition: Command<T>): Command<T> {
  return definition;
}
