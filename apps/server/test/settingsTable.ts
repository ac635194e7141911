import { SETTINGS } from '../src/settings.ts';

/** The rows of the settings table in docs/operations.md. */
export function settingsTable(): string[] {
  return Object.entries(SETTINGS).map(([name, { usual, meaning }]) => {
    const shown = name === 'ENGINE_THREADS' ? 'cores − 1' : usual === '' ? '' : `\`${usual.replaceAll('\\', '/')}\``;
    return `| \`${name}\` | ${shown} | ${meaning} |`;
  });
}
