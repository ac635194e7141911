import { err, ok, type Result } from '@caravanserai/contract';
import { FIRSTS, HANDS, type Options, SHORTFALLS, targi } from '@caravanserai/targi';
import { sayOptions, type AnyT } from '@caravanserai/texts';
import { fileProblem } from '../gameFiles.ts';
import { playOn } from './play/loop.ts';
import { playByLines } from './play/machine.ts';
import { saveTable, worthOf } from './play/save.ts';
import { type Session } from './play/session.ts';
import { Opponents } from './play/opponents.ts';
import { isPlayer, newTable, type Player, PLAYERS, tableOf } from './play/table.ts';
import { newSeed } from '../seed.ts';
import { type Call, command, NO_WORDS, MATCH_FLAGS } from '../command.ts';
import { ProgramError, sayProblem } from '../userBots/problem.ts';
import { readGame } from './gameFiles.ts';
import { defaultFile, putAside } from '../saving.ts';
import { say } from '../io.ts';

const FLAGS = {
  blue: { kind: 'choice', choices: PLAYERS, isToo: isPlayer },
  white: { kind: 'choice', choices: PLAYERS, isToo: isPlayer },
  seed: { kind: 'text' },
  first: { kind: 'choice', choices: FIRSTS },
  shortfall: { kind: 'choice', choices: SHORTFALLS },
  hands: { kind: 'choice', choices: HANDS },
  resume: { kind: 'switch' },
  file: { kind: 'text' },
  limit: MATCH_FLAGS.limit,
} as const;

export const play = command({
  name: 'play',
  flags: FLAGS,
  words: NO_WORDS,
  async run(call) {
    const { io, flags } = call;
    const file = flags.file ?? defaultFile(io.env, 'targi');
    const session = flags.resume ? await resume(call, file) : await start(call, file);
    if (!session.ok) return session;
    try {
      await (flags.json ? playByLines(session.value) : playOn(session.value));
      return ok(undefined);
    } catch (error) {
      if (error instanceof ProgramError) return err(sayProblem(call.t, error.problem)); // an error in a user's bot
      return fileProblem(call.t, file, error); // e.g. disk full, folder deleted
    } finally {
      await session.value.opponents.close();
    }
  },
});

type PlayCall = Call<typeof FLAGS>;
const DEALT = ['seed', 'first', 'shortfall', 'hands'] as const;

async function resume({ io, t, flags }: PlayCall, file: string): Promise<Result<Session, string>> {
  const fixed = DEALT.find((name) => flags[name] !== undefined);
  if (fixed) return err(t('cli.wrong.fixed', { option: `--${fixed}` }));
  const record = await readGame(t, io, file);
  if (!record.ok) return record;
  const table = tableOf(record.value);
  const players = { blue: flags.blue ?? table.players.blue, white: flags.white ?? table.players.white };
  const session = { io, t, file, table: { ...table, players }, opponents: new Opponents(flags.limit) };
  if (!flags.json) say(session, t('cli.play.resumed', { file, count: table.steps.length }));
  return ok(session);
}

async function start({ io, t, flags }: PlayCall, file: string): Promise<Result<Session, string>> {
  const options: Options = {
    first: flags.first ?? targi.defaultOptions.first,
    shortfall: flags.shortfall ?? targi.defaultOptions.shortfall,
    hands: flags.hands ?? targi.defaultOptions.hands,
  };
  const seed = flags.seed ?? newSeed();
  const table = newTable(seed, options, { blue: flags.blue ?? 'human', white: flags.white ?? 'greedy' });
  const session = { io, t, file, table, opponents: new Opponents(flags.limit) };
  try {
    const aside = await putAside(file, worthOf);
    if (aside.kind === 'foreign') return err(t('cli.file.foreign', { file }));
    await saveTable(file, table);
    if (flags.json) return ok(session);
    if (aside.kind === 'kept') say(session, t('cli.play.putAside', { file: aside.as }));
  } catch (error) {
    return fileProblem(t, file, error);
  }
  const { blue, white } = table.players;
  say(session, t('cli.play.begun', { blue: sayPlayer(t, blue), white: sayPlayer(t, white) }));
  say(session, ...sayOptions(t, options), t('cli.play.how', { file }));
  return ok(session);
}

function sayPlayer(t: AnyT, player: Player): string {
  return player === 'human' ? t('cli.player.human') : t('cli.player.bot', { name: player });
}
