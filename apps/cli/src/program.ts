import manifest from '../package.json' with { type: 'json' };
import { type Language, LANGUAGES, matchLanguage, translator } from '@caravanserai/texts';
import { COMMON_FLAGS } from './command.ts';
import { GAMES } from './games.ts';
import { parseFlags } from './flags.ts';
import { commandHelp, programHelp } from './help.ts';
import type { Io } from './io.ts';
import { nearest } from './nearest.ts';
import { PROGRAM } from './programName.ts';

const WRONG_USE = 2;

/** Runs the whole program; returns its exit code. */
export async function runProgram(argv: readonly string[], io: Io): Promise<number> {
  const t = translator(languageOf(argv, io.env));
  const refuse = (problem: string, help: string) => {
    if (argv.includes('--json')) {
      io.out.write(`${JSON.stringify({ error: problem, help: `${PROGRAM} ${help}` })}\n`);
      return WRONG_USE;
    }
    io.err.write(`${t('cli.wrong.line', { problem })}\n${t('cli.wrong.seeHelp', { help: `${PROGRAM} ${help}` })}\n`);
    return WRONG_USE;
  };

  const [game = '', name = '', ...rest] = argv;
  const isFlag = (word: string | undefined) => word === undefined || word.startsWith('-');
  const found = GAMES.find((known) => known.game === game);
  if (isFlag(argv[0]) || (found && isFlag(argv[1]))) {
    const flags = parseFlags(t, COMMON_FLAGS, argv.slice(found ? 1 : 0));
    if (!flags.ok) return refuse(flags.error, '--help');
    io.out.write(flags.value.flags.version ? sayVersion() : programHelp(t, found ? [found] : GAMES));
    return 0;
  }
  if (!found) return refuse(t('cli.wrong.game', { game }), '--help');

  const command = found.commands.find((known) => known.name === name);
  if (!command) {
    const names = found.commands.map((known) => known.name);
    const near = nearest(name, names);
    const problem = near
      ? t('cli.wrong.commandNear', { command: name, near })
      : t('cli.wrong.command', { command: name, commands: names.join(', ') });
    return refuse(problem, `${game} --help`);
  }
  const help = `${game} ${command.name} --help`;
  const parsed = parseFlags(t, { ...command.flags, ...COMMON_FLAGS }, rest);
  if (!parsed.ok) return refuse(parsed.error, help);
  const { flags, words } = parsed.value;
  if (flags.help || flags.version) {
    io.out.write(flags.version ? sayVersion() : commandHelp(t, game, command));
    return 0;
  }
  const { least, most, name: word } = command.words;
  const surplus = words[most];
  if (surplus !== undefined) return refuse(t('cli.wrong.tooMany', { word: surplus }), help);
  if (words.length < least) return refuse(t('cli.wrong.tooFew', { word }), help);
  const outcome = await command.run({ io, t, flags, words });
  return outcome.ok ? (outcome.exitCode ?? 0) : refuse(outcome.error, help);
}

function sayVersion(): string {
  return `${manifest.version}\n`;
}

/** The language of `--lang` if it is valid. An invalid value is rejected later, in the language of the environment. */
function languageOf(argv: readonly string[], env: Io['env']): Language {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = at < 0 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1]);
  return LANGUAGES.find((language) => language === asked) ?? matchLanguage([environmentLanguage(env)]);
}

/** As in the C library: the first of these variables that is set. */
function environmentLanguage(env: Io['env']): string {
  return env.LC_ALL || env.LC_MESSAGES || env.LANG || 'en';
}
