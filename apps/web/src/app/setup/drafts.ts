import { storedSignal } from '../signals/storedSignal.ts';
import { type Fields, parseFields } from '../settings/stored.ts';

/** The last set-up chosen for a game. `parse` takes what is valid, as an older version of the page may have stored it. */
export function draftsOf<Draft>(game: string, parse: (fields: Fields) => Draft) {
  const { get, set } = storedSignal(`caravanserai.${game}.setup`, (text) => parse(parseFields(text)));
  return { lastDraft: get, keepDraft: set };
}
