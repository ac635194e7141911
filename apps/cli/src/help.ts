import type { Translator } from '@caravanserai/texts';
import { type Command, COMMON_FLAGS } from './commands/command.ts';
import { COMMANDS } from './commands/index.ts';
import { fold, listing } from './draw/fold.ts';
import { PROGRAM } from './programName.ts';
import { type Flag, type FlagName, flagEntries, type FlagTable } from './flags.ts';

const WIDTH = 80;

export function programHelp(t: Translator): string {
  const commands = COMMANDS.map(({ name }) => [`targi ${name}`, t(`cli.command.${name}.summary`)] as const);
  const flags = flagEntries(COMMON_FLAGS).map(([name, flag]) => flagLine(t, name, flag));
  return page([
    t('cli.help.about'),
    '',
    t('cli.help.usage', { usage: `${PROGRAM} targi ${t('cli.help.command')} [${t('cli.help.options')}]` }),
    '',
    t('cli.help.commands'),
    ...listing(commands, WIDTH),
    '',
    t('cli.help.commonFlags'),
    ...listing(flags, WIDTH),
    '',
    t('cli.help.more', { example: `${PROGRAM} targi play --help` }),
  ]);
}

export function commandHelp(
  t: Translator,
  { name, flags, words }: Pick<Command<FlagTable>, 'name' | 'flags' | 'words'>,
): string {
  const word =
    words.most === 0 ? '' : words.least > 0 ? ` ${words.name}` : ` [${words.name}${words.most > 1 ? '…' : ''}]`;
  const entries = flagEntries({ ...flags, ...COMMON_FLAGS });
  return page([
    t(`cli.command.${name}.summary`),
    '',
    t('cli.help.usage', { usage: `${PROGRAM} targi ${name}${word} [${t('cli.help.options')}]` }),
    '',
    ...fold(t(`cli.command.${name}.text`), WIDTH),
    '',
    t('cli.help.flags'),
    ...listing(
      entries.map(([flag, kind]) => flagLine(t, flag, kind)),
      WIDTH,
    ),
  ]);
}

function flagLine(t: Translator, name: FlagName, flag: Flag): readonly [string, string] {
  const text = t(`cli.flag.${name}`);
  const otherwise = flag.kind === 'switch' ? undefined : flag.otherwise;
  const values =
    flag.kind === 'choice'
      ? ` ${flag.choices.join('|')}`
      : flag.kind === 'switch'
        ? ''
        : ` ${t(`cli.help.${flag.kind}`)}`;
  const described = otherwise === undefined ? text : t('cli.help.otherwise', { text, otherwise });
  return [`--${name}${values}`, described];
}

function page(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
