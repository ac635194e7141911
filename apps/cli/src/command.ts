import { LANGUAGES, type AnyT } from '@caravanserai/texts';
import type { FlagName, FlagTable, FlagValues } from './flags.ts';
import type { Io } from './io.ts';

/** Flags of every command. */
export const COMMON_FLAGS = {
  json: { kind: 'switch' },
  lang: { kind: 'choice', choices: LANGUAGES },
  help: { kind: 'switch' },
  version: { kind: 'switch' },
} as const satisfies FlagTable;

/** Flags of commands in which bots play many games. */
export const MATCH_FLAGS = {
  seed: { kind: 'text' },
  threads: { kind: 'count', least: 1, most: 64, otherwise: 1 },
  limit: { kind: 'count', least: 1, most: 3_600_000, otherwise: 10_000 },
} as const;

export interface Call<T extends FlagTable> {
  readonly io: Io;
  readonly t: AnyT;
  readonly flags: FlagValues<T & typeof COMMON_FLAGS>;
  readonly words: readonly string[];
}

/** The outcome of a command: success, with an exit code other than 0 if set, or an error message for stderr. */
export type Outcome =
  | { readonly ok: true; readonly exitCode?: number }
  | { readonly ok: false; readonly error: string };

export interface Command<T extends FlagTable, Name extends string> {
  readonly name: Name;
  readonly flags: T;
  /** Positional arguments; `most` 0 means that none are accepted. */
  readonly words: { readonly name: string; readonly least: number; readonly most: number };
  run(call: Call<T>): Promise<Outcome>;
}

export const NO_WORDS = { name: '', least: 0, most: 0 } as const;

export function command<const T extends FlagTable, const Name extends string>(
  definition: Command<T, Name>,
): Command<T, Name> {
  return definition;
}

/**
 * A command with its flag types erased: the program parses the flags by the command's table and passes them on. It
 * includes its help texts.
 */
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
export interface GameCommands {
  readonly game: string;
  readonly commands: readonly AnyCommand[];
}
