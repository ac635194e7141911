import { LEVEL_NAMES, LEVELS } from '@caravanserai/bots';
import { ok } from '@caravanserai/contract';
import { hanging } from '../draw/fold.ts';
import { command, NO_WORDS } from './command.ts';

export const levels = command({
  name: 'levels',
  flags: {},
  words: NO_WORDS,
  async run({ io, t, flags }) {
    const rows = LEVEL_NAMES.map((id) => ({ id, name: t(`bots.level.${id}.name`), text: t(`bots.level.${id}.text`) }));
    if (flags.json) {
      io.out.write(
        `${JSON.stringify(
          rows.map((row) => ({ ...row, ...LEVELS[row.id] })),
          undefined,
          2,
        )}\n`,
      );
      return ok(undefined);
    }
    const lines = rows.flatMap((row) => hanging(t('botsCli.levels.line', row), io.out.size().columns));
    io.out.write(`${lines.join('\n')}\n`);
    return ok(undefined);
  },
});
