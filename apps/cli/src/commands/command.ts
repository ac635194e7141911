import { LANGUAGES, type AnyT } from '@caravanserai/texts';
import type { FlagName, FlagTable, FlagValues } from '../flags.ts';
import type { Io } from '../io.ts';

/** Every command has these. */
export const COMMON_FLAGS = {
  json: { kind: 'switch' },
  lang: { kind: 'choice', choices: LANGUAGES },
  help: { kind: 'switch' },
  version: { kind: 'switch' },
} as const satisfies FlagTable;

// oxfmt-ignore
export const COMMAND_NAMES = [
  'play', 'selfplay', 'replay', 'show', 'hint', 'analyse', 'levels', 'arena', 'ladder', 'perft', 'cards', 'verify', 'env',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export interface Call<T extends FlagTable> {
  readonly io: Io;
  readonly t: AnyT;
  readonly flags: FlagValues<T & typeof COMMON_FLAGS>;
  readonly words: readonly string[];
}

/** How a command went: done, with an exit code if it is not 0; or what was wrong, to be said on stderr. */
export type Outcome =
  | { readonly ok: true; readonly exitCode?: number }
  | { readonly ok: false; readonly error: string };

export interface Command<T extends FlagTable, Name extends string = CommandName> {
  readonly name: Name;
  readonly flags: T;
  /** Words after the options; `most` 0 means that none are taken. */
  readonly words: { readonly name: string; readonly least: number; readonly most: number };
  run(call: Call<T>): Promise<Outcome>;
}

export const NO_WORDS = { name: '', least: 0, most: 0 } as const;

export function command<const T extends FlagTable, const Name extends string>(
  definition: Command<T, Name>,
): Command<T, Name> {
  return definition;
}

/** A command whose own options are forgotten: the program parses them by its table and hands them on. It brings the words of its help. */
export interface AnyCommand extends Command<FlagTable, string> {
  summary(t: AnyT): string;
  text(t: AnyT): string;
  flagText(t: AnyT, flag: FlagName): string;
}

export function forget<T extends FlagTable>(
  known: Command<T, string>,
  says: Pick<AnyCommand, 'summary' | 'text' | 'flagText'>,
): AnyCommand {
  return { ...known, ...says, run: (call) => known.run(call as Call<T>) };
}

/** The commands of one game. */
export interface Shelf {
  readonly game: string;
  readonly commands: readonly AnyCommand[];
}
