import { makeGame, parseGame, targi } from '@caravanserai/targi';
import { saveText, type Worth } from '../../saving.ts';
import { recordOf, stateOf, type Table, tableOf } from './table.ts';

export function saveTable(file: string, table: Table): Promise<void> {
  return saveText(file, makeGame(recordOf(table)));
}

/** What a file is worth before a new game overwrites it. */
export async function worthOf(text: string): Promise<Worth> {
  const parsed = parseGame(text);
  if (!parsed.ok) return 'foreign';
  const table = tableOf(parsed.value);
  return table.steps.length === 0 || targi.toAct(stateOf(table)).length === 0 ? 'free' : 'unfinished';
}
