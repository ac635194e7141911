import { at } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import { type AnyCommand, COMMON_FLAGS, type GameCommands } from './command.ts';
import { fold, listing } from './draw/fold.ts';
import { PROGRAM } from './programName.ts';
import { type Flag, flagEntries } from './flags.ts';

const WIDTH = 80;
const LONGEST_HEAD = 60; // longer lists of choices go into the text
const COMMON_NAMES = Object.keys(COMMON_FLAGS) as (keyof typeof COMMON_FLAGS)[];

/** One line for each command of these games. */
export function programHelp(t: AnyT, games: readonly GameCommands[]): string {
  const commands = games.flatMap(({ game, commands: all }) =>
    all.map((command) => [`${game} ${command.name}`, command.summary(t)] as const),
  );
  const [example = ''] = at(commands, 0);
  const names = games.map(({ game }) => game).join('|');
  const flags = COMMON_NAMES.map((name) => flagLine(t, name, COMMON_FLAGS[name], t(`cli.flag.${name}`)));
  return page([
    t('cli.help.about'),
    '',
    t('cli.help.usage', { usage: `${PROGRAM} ${names} ${t('cli.help.command')} [${t('cli.help.options')}]` }),
    '',
    t('cli.help.commands'),
    ...listing(commands, WIDTH),
    '',
    t('cli.help.commonFlags'),
    ...listing(flags, WIDTH),
    '',
    t('cli.help.more', { example: `${PROGRAM} ${example} --help` }),
  ]);
}

export function commandHelp(t: AnyT, game: string, command: AnyCommand): string {
  const { name, flags, words } = command;
  const word =
    words.most === 0 ? '' : words.least > 0 ? ` ${words.name}` : ` [${words.name}${words.most > 1 ? '…' : ''}]`;
  const entries = flagEntries({ ...flags, ...COMMON_FLAGS });
  return page([
    command.summary(t),
    '',
    t('cli.help.usage', { usage: `${PROGRAM} ${game} ${name}${word} [${t('cli.help.options')}]` }),
    '',
    ...fold(command.text(t), WIDTH),
    '',
    t('cli.help.flags'),
    ...listing(
      entries.map(([flag, kind]) => flagLine(t, flag, kind, command.flagText(t, flag))),
      WIDTH,
    ),
  ]);
}

function flagLine(t: AnyT, name: string, flag: Flag, text: string): readonly [string, string] {
  const otherwise = flag.kind === 'switch' ? undefined : flag.otherwise;
  const spaced = String(otherwise).replaceAll(',', ', '); // so that a long list can wrap
  const described = otherwise === undefined ? text : t('cli.help.otherwise', { text, otherwise: spaced });
  if (flag.kind === 'switch') return [`--${name}`, described];
  if (flag.kind !== 'choice') return [`--${name} ${t(`cli.help.${flag.kind}`)}`, described];
  const head = `--${name} ${flag.choices.join('|')}`;
  return head.length <= LONGEST_HEAD ? [head, described] : [`--${name} …`, `${described} (${flag.choices.join(', ')})`];
}

function page(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
