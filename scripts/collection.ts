import { existsSync, readFileSync } from 'node:fs';
import { saveText } from '../apps/cli/src/saving.ts';

/** Undefined if the file does not exist yet. */
export function readCollection<Store>(file: string): Store | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Store) : undefined;
}

let saved = Promise.resolve();

/**
 * Saves a list with one line for each item, so that a change shows what changed. One at a time: several threads may have results at once,
 * and the last call has all of them.
 */
export function saveCollection(file: string, head: object, name: string, items: readonly unknown[]): Promise<void> {
  const lines = items.map((item) => `  ${JSON.stringify(item)}`);
  const text = `${JSON.stringify(head).slice(0, -1)}, "${name}": [\n${lines.join(',\n')}\n]}\n`;
  saved = saved.then(() => saveText(file, text));
  return saved;
}
