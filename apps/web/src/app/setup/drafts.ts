import { keptCell } from '../cells/keptCell.ts';
import { type Fields, parseFields } from '../settings/stored.ts';

/** A set-up of a game as it was wished the last time. `parse` takes what can be taken: an older version of the page may have kept it. */
export function draftsOf<Draft>(game: string, parse: (fields: Fields) => Draft) {
  const { get, set } = keptCell(`caravanserai.${game}.setup`, (text) => parse(parseFields(text)));
  return { lastDraft: get, keepDraft: set };
}
