import { assert, err, ok, type Result } from '@caravanserai/contract';
import { makeGame, type Options, PLAYER_COUNTS, type Seat, SEATS, seatsOf, toAct } from '@caravanserai/targets';
import { readGame } from '@caravanserai/targets/versions';
import { sayTargetsOptions, targetsSeat, type AnyT } from '@caravanserai/texts';
import { type Call, command, NO_WORDS, MATCH_FLAGS } from '../command.ts';
import { fileProblem } from '../gameFiles.ts';
import { newSeed } from '../seed.ts';
import { checkBot, parseSpec } from './bots.ts';
import { listOf, readOptions } from './options.ts';
import { openPhysics } from './physics.ts';
import { IN_LINES, IN_WORDS, playOn } from './play/loop.ts';
import { HUMAN, recordOf, remembering, type Session } from './play/table.ts';
import { openPlayer, type Player } from './players.ts';
import { readGameFile } from './replay.ts';
import { ProgramError, sayProblem } from '../userBots/problem.ts';
import { defaultFile, putAside, saveText, type Worth } from '../saving.ts';
import { say } from '../io.ts';

const FLAGS = {
  players: { kind: 'choice', choices: PLAYER_COUNTS.map(String) },
  bots: { kind: 'text' },
  variants: { kind: 'text' },
  seed: { kind: 'text' },
  resume: { kind: 'switch' },
  file: { kind: 'text' },
  limit: MATCH_FLAGS.limit,
} as const;
type PlayCall = Call<typeof FLAGS>;

/** The start of a session; bots are opened once everything else is valid. */
type Opening = Pick<Session, 'seed' | 'options' | 'names' | 'steps'>;

export const play = command({
  name: 'play',
  flags: FLAGS,
  words: NO_WORDS,
  async run(call) {
    const { io, t, flags } = call;
    const file = flags.file ?? defaultFile(io.env, 'targets');
    const { flick } = await openPhysics();
    const simulate = remembering(flick);
    const opening = flags.resume ? await resume(call, file, simulate) : await begin(call, file);
    if (!opening.ok) return opening;
    const open: Player[] = [];
    try {
      const bots: Partial<Record<Seat, Player>> = {};
      for (const seat of seatsOf(opening.value.options)) {
        const name = opening.value.names[seat];
        if (name === HUMAN) continue;
        const player = await openPlayer(name, simulate, flags.limit);
        bots[seat] = player;
        open.push(player);
      }
      const session: Session = { io, t, file, simulate, bots, ...opening.value };
      await saveText(file, makeGame(recordOf(session), simulate));
      if (!flags.json) greet(session);
      await playOn(session, flags.json ? IN_LINES : IN_WORDS);
      return ok(undefined);
    } catch (error) {
      if (error instanceof ProgramError) return err(sayProblem(t, error.problem)); // an error in a user's bot
      return fileProblem(t, file, error); // e.g. disk full, folder deleted
    } finally {
      for (const player of open) await player.close();
    }
  },
});

async function begin({ io, t, flags }: PlayCall, file: string): Promise<Result<Opening, string>> {
  const chosen = readOptions(t, flags.players ?? '2', flags.variants);
  if (!chosen.ok) return chosen;
  // A terminal is no place for races, so the table calls Targets automatically, except with Pas vu, where speed is the
  // point.
  const options: Options = { ...chosen.value, calls: chosen.value.pasVu ? 'own' : 'forYou' };
  const names = readPlayers(t, flags.bots ?? 'juggler', options);
  if (!names.ok) return names;
  try {
    const aside = await putAside(file, worthOf);
    if (aside.kind === 'foreign') return err(t('cli.file.foreign', { file }));
    if (aside.kind === 'kept' && !flags.json) say({ io }, t('cli.play.putAside', { file: aside.as }));
  } catch (error) {
    return fileProblem(t, file, error);
  }
  return ok({ seed: flags.seed ?? newSeed(), options, names: names.value, steps: [] });
}

const DEALT = ['players', 'variants', 'seed'] as const;

async function resume(
  { io, t, flags }: PlayCall,
  file: string,
  simulate: Session['simulate'],
): Promise<Result<Opening, string>> {
  const fixed = DEALT.find((name) => flags[name] !== undefined);
  if (fixed) return err(t('cli.wrong.fixed', { option: `--${fixed}` }));
  const read = await readGameFile(t, io, file);
  if (!read.ok) return read;
  const { record, rules } = read.value;
  const { options, seed, players } = record;
  const names = flags.bots === undefined ? ok(namesIn(players)) : readPlayers(t, flags.bots, options);
  if (!names.ok) return names;
  const replayed = rules.replay(record, simulate);
  assert(replayed.ok, 'the reader has checked every move');
  if (!flags.json) say({ io }, t('cli.play.resumed', { file, count: record.moves.length }));
  return ok({ seed, options, names: names.value, steps: replayed.value.steps });
}

/** A name that is not a bot's is a person's. */
function namesIn(players: Readonly<Record<Seat, string>>): Session['names'] {
  return bySeat((_, seat) => (parseSpec(players[seat]) ? players[seat] : HUMAN));
}

/** One opposing bot, or one for each seat, clockwise; `human` is a person. */
function readPlayers(t: AnyT, words: string, options: Options): Result<Session['names'], string> {
  const names = listOf(words);
  for (const name of names) {
    const checked = name === HUMAN ? ok(name) : checkBot(t, name);
    if (!checked.ok) return checked;
  }
  const { length } = seatsOf(options);
  const [first] = names;
  if (first !== undefined && names.length === 1) return ok(bySeat((i) => (i === 0 ? HUMAN : first)));
  if (names.length === length) return ok(bySeat((i) => names[i] ?? ''));
  return err(t('targetsCli.wrong.botCount', { bots: names.length, players: length }));
}

function bySeat(nameOf: (i: number, seat: Seat) => string): Session['names'] {
  return Object.fromEntries(SEATS.map((seat, i) => [seat, nameOf(i, seat)])) as Record<Seat, string>;
}

async function worthOf(text: string): Promise<Worth> {
  const read = await readGame(text);
  if (!read.ok) return 'foreign';
  const { record, rules } = read.value;
  const replayed = rules.replay(record, rules.flick);
  return record.moves.length === 0 || !replayed.ok || toAct(replayed.value.end).length === 0 ? 'free' : 'unfinished';
}

function greet(session: Session): void {
  const { t, options, names, file } = session;
  const player = (name: string) => (name === HUMAN ? t('cli.player.human') : t('cli.player.bot', { name }));
  for (const seat of seatsOf(options))
    say(session, t('targetsCli.replay.player', { seat: targetsSeat(t, seat), player: player(names[seat]) }));
  say(session, ...sayTargetsOptions(t, options), t('cli.play.how', { file }));
}
