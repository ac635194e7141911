import type { TextKey } from '@caravanserai/texts/page';

/** Texts that index.html contains in every language, for when the program cannot run. The build inserts them. */
export const PLAIN = {
  noScript: 'shell.plain.noScript',
  notLoaded: 'shell.plain.notLoaded',
  tooOld: 'shell.plain.tooOld',
} as const satisfies Record<string, TextKey>;
