import { type Fields, parseFields, readStored, writeStored } from '../settings/stored.ts';

/** A set-up of a game as it was wished the last time. `parse` takes what can be taken: an older version of the page may have kept it. */
export function draftsOf<Draft>(game: string, parse: (fields: Fields) => Draft) {
  const key = `caravanserai.${game}.setup`;
  return {
    lastDraft: () => parse(parseFields(readStored(key))),
    keepDraft: (draft: Draft) => writeStored(key, JSON.stringify(draft)),
  };
}
