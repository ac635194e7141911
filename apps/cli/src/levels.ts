import { ok } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import { command, NO_WORDS } from './command.ts';
import { hanging } from './draw/fold.ts';

interface Level {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The command that lists the levels of a game's bots; with `--json` also their settings. */
export function levelsCommand(levelsOf: (t: AnyT) => readonly Level[]) {
  return command({
    name: 'levels',
    flags: {},
    words: NO_WORDS,
    async run({ io, t, flags }) {
      const rows = levelsOf(t);
      const lines = rows.flatMap(({ id, name, text }) =>
        hanging(t('botsCli.levels.line', { id, name, text }), io.out.size().columns),
      );
      io.out.write(flags.json ? `${JSON.stringify(rows, undefined, 2)}\n` : `${lines.join('\n')}\n`);
      return ok(undefined);
    },
  });
}
