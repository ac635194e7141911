import type { TextKey } from '@caravanserai/texts/page';

/** What index.html says by itself, in every language, when the program cannot. The build writes it in. */
export const PLAIN = {
  noScript: 'shell.plain.noScript',
  notLoaded: 'shell.plain.notLoaded',
  tooOld: 'shell.plain.tooOld',
} as const satisfies Record<string, TextKey>;
