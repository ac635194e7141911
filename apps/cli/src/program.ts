import manifest from '../package.json' with { type: 'json' };
import { type Language, LANGUAGES, matchLanguage, translator } from '@caravanserai/texts';
import { COMMON_FLAGS } from './commands/command.ts';
import { SHELVES } from './commands/index.ts';
import { parseFlags } from './flags.ts';
import { commandHelp, programHelp } from './help.ts';
import type { Io } from './io.ts';
import { nearest } from './nearest.ts';
import { PROGRAM } from './programName.ts';

const WRONG_USE = 2;

/** The whole program; the answer is its exit code. */
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
  const shelf = SHELVES.find((known) => known.game === game);
  if (isFlag(argv[0]) || (shelf && isFlag(argv[1]))) {
    const flags = parseFlags(t, COMMON_FLAGS, argv.slice(shelf ? 1 : 0));
    if (!flags.ok) return refuse(flags.error, '--help');
    io.out.write(flags.value.flags.version ? sayVersion() : programHelp(t, shelf ? [shelf] : SHELVES));
    return 0;
  }
  if (!shelf) return refuse(t('cli.wrong.game', { game }), '--help');

  const command = shelf.commands.find((known) => known.name === name);
  if (!command) {
    const names = shelf.commands.map((known) => known.name);
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

/** What `--lang` says, if it says one of ours; a wrong value is refused later, in the language of the surroundings. */
function languageOf(argv: readonly string[], env: Io['env']): Language {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = at < 0 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1]);
  return LANGUAGES.find((language) => language === asked) ?? matchLanguage([surroundings(env)]);
}

/** As the C library does: the first of these that is set. */
function surroundings(env: Io['env']): string {
  return env.LC_ALL || env.LC_MESSAGES || env.LANG || 'en';
}
