import { LEVEL_NAMES, LEVELS } from '@caravanserai/bots/targets';
import { ok } from '@caravanserai/contract';
import { command, NO_WORDS } from '../commands/command.ts';
import { hanging } from '../draw/fold.ts';

export const levels = command({
  name: 'levels',
  flags: {},
  words: NO_WORDS,
  async run({ io, t, flags }) {
    const rows = LEVEL_NAMES.map((id) => ({
      id,
      name: t(`bots.flicker.${id}.name`),
      text: t(`bots.flicker.${id}.text`),
    }));
    if (flags.json) {
      const full = rows.map((row) => ({ ...row, ...LEVELS[row.id] }));
      io.out.write(`${JSON.stringify(full, undefined, 2)}\n`);
      return ok(undefined);
    }
    const lines = rows.flatMap((row) => hanging(t('botsCli.levels.line', row), io.out.size().columns));
    io.out.write(`${lines.join('\n')}\n`);
    return ok(undefined);
  },
});
