import { existsSync, readFileSync } from 'node:fs';
import { saveText } from '../apps/cli/src/saving.ts';

/** Undefined if the file does not exist yet. */
export function readCollection<Store>(file: string): Store | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Store) : undefined;
}

/** Saves a list with one line for each item, so that a change shows what changed. */
export function saveCollection(file: string, head: object, name: string, items: readonly unknown[]): Promise<void> {
  const lines = items.map((item) => `  ${JSON.stringify(item)}`);
  return saveText(file, `${JSON.stringify(head).slice(0, -1)}, "${name}": [\n${lines.join(',\n')}\n]}\n`);
}
