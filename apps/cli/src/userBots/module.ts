import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProgramError } from './problem.ts';

/** Runs code of a user's bot; an exception is reported with its source line. */
export function orThrownBy<T>(think: () => T): T {
  try {
    return think();
  } catch (error) {
    throw new ProgramError({ code: 'broke', detail: sayThrown(error) });
  }
}

/** The error message, and the first stack line outside our own code. */
function sayThrown(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const at = error.stack?.split('\n').find((line) => /^\s+at .*:\d+:\d+\)?$/.test(line) && !line.includes('node:'));
  const where = at === undefined ? '' : at.trim().replace('file://', '');
  return `${String(error)} ${where}`.trim();
}

/** A bot file may be anywhere on the disk, so its imports of our packages are resolved from here. */
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith('@caravanserai/')) throw error;
      return next(specifier, { ...context, parentURL: import.meta.url });
    }
  },
});

/** The module's `bot` export, if it has the required method. */
export async function importBot<AnyBot>(file: string, ability: keyof AnyBot & string): Promise<AnyBot> {
  const fail = (detail: string) => new ProgramError({ code: 'not-a-bot', program: file, detail });
  let bot: Partial<AnyBot> | undefined;
  try {
    ({ bot } = (await import(pathToFileURL(resolve(file)).href)) as { readonly bot?: Partial<AnyBot> });
  } catch (error) {
    throw fail(sayThrown(error));
  }
  if (typeof bot?.[ability] !== 'function') throw fail('export const bot');
  return bot as AnyBot;
}
