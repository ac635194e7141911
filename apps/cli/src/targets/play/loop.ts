import { makeGame, makeTurn, needs, score, type Seat, type Step, toAct, view } from '@caravanserai/targets';
import { sayTargetsNeed, sayTargetsOutcome, sayTargetsRefusal, targetsSeat } from '@caravanserai/texts';
import { listing } from '../../draw/fold.ts';
import { orderOf } from '../../orders.ts';
import { PROGRAM } from '../../programName.ts';
import { tellStep } from '../replay.ts';
import { drawState } from './draw.ts';
import { menuOf, readMove } from './menu.ts';
import { botStep, peopleOf, peopleToAct, playMove, recordOf, type Session, stateOf } from './table.ts';
import { defaultFile, saveText } from '../../saving.ts';
import { say } from '../../io.ts';

/** How a game is shown and read: as text for people, or as JSON lines. */
export interface Talk {
  /** One input line of a person; undefined at end of input. */
  ask(session: Session, seat: Seat, isNew: boolean): Promise<string | undefined>;
  played(session: Session, step: Step): void;
  refused(session: Session, line: string, why: { readonly code: string; readonly text: string }): void;
  shown(session: Session, what: 'help' | 'board' | 'score' | 'save', seat: Seat): void;
  left(session: Session): void;
  over(session: Session): void;
}

/** Plays until the game ends or the players quit. Every accepted move is stored on disk before the next prompt. */
export async function playOn(session: Session, talk: Talk): Promise<void> {
  while (toAct(stateOf(session)).length > 0) {
    let step: Step | undefined;
    for (const seat of peopleToAct(session)) {
      const answer = await askPerson(session, talk, seat);
      if (answer === 'quit') return talk.left(session);
      if (answer === 'let go') continue;
      step = answer;
      break;
    }
    step ??= await botStep(session);
    if (!step) continue; // a person must act next
    session.steps = [...session.steps, step];
    await saveText(session.file, makeGame(recordOf(session), session.simulate));
    talk.played(session, step);
  }
  talk.over(session);
}

/** Prompts until there is a move, or the person passes on an optional call. */
async function askPerson(session: Session, talk: Talk, seat: Seat): Promise<Step | 'quit' | 'let go'> {
  const { t } = session;
  const s = stateOf(session);
  for (let isNew = true; ; isNew = false) {
    const line = await talk.ask(session, seat, isNew);
    if (line === undefined) return 'quit';
    const word = line.trim();
    const order = word === '?' ? 'help' : orderOf(word);
    if (order === 'quit') return 'quit';
    if (word === '' && toAct(s)[0] !== seat) return 'let go';
    if (order === 'help' || order === 'board' || order === 'score' || order === 'save') {
      talk.shown(session, order, seat);
      continue;
    }
    const move = word === '' ? undefined : readMove(menuOf(t, s, seat), s, seat, word);
    const played = move && playMove(session, seat, move);
    if (played?.ok) return played.value;
    const why = played
      ? {
          code: played.error.code === 'illegal' ? played.error.reason : played.error.code,
          text: sayTargetsRefusal(t, played.error),
        }
      : { code: 'not-a-word', text: t('cli.asking.unknown', { word }) };
    talk.refused(session, word, why);
  }
}

export const IN_WORDS: Talk = {
  ask(session, seat, isNew) {
    const { io, t } = session;
    if (isNew) this.shown(session, 'board', seat);
    return io.input.ask(`${targetsSeat(t, seat)} > `);
  },
  played: (session, step) => say(session, ...tellStep(session.t, step, session.steps.length)),
  refused: (session, _line, { text }) => say(session, text),
  shown(session, what, seat) {
    const { io, t, file } = session;
    const s = stateOf(session);
    const { columns } = io.out.size();
    if (what === 'save') return say(session, t('cli.play.saved', { file })); // already saved after the last move
    if (what === 'score') return say(session, sayTargetsOutcome(t, score(s)));
    if (what === 'help') {
      const orders = (['help', 'board', 'score', 'save', 'quit'] as const).map(
        (order) => [order, t(`cli.order.${order}`)] as const,
      );
      const ways = [
        [t('cli.asking.number'), t('cli.asking.numberText')],
        ['d1 1100 -5', t('targetsCli.play.aimText')],
        ['412,-1130,140,0', t('targetsCli.play.notationText')],
        ['↵', t('targetsCli.play.letGoText')],
      ] as const;
      return say(session, ...listing([...ways, ...orders], columns), t('targetsCli.flick.legend'));
    }
    io.out.write(drawState(session, s));
    const you = peopleOf(session).length === 1 ? { you: seat } : {};
    say(session, sayTargetsNeed(t, needs(s), you));
    return say(
      session,
      ...listing(
        menuOf(t, s, seat).map(({ key, text }) => [key, text]),
        columns,
      ),
    );
  },
  left(session) {
    const { io, t, file } = session;
    const option = file === defaultFile(io.env, 'targets') ? '' : ` --file ${file}`;
    say(session, '', t('cli.play.left', { file, command: `${PROGRAM} targets play --resume${option}` }));
  },
  over(session) {
    const { io, t, file } = session;
    const s = stateOf(session);
    io.out.write(drawState(session, s));
    say(session, sayTargetsOutcome(t, score(s)));
    say(session, t('cli.play.over', { file, command: `${PROGRAM} targets replay ${file}` }));
  },
};

/** The same game for programs: JSON lines as output; one move in notation (or `quit`) per input line. */
export const IN_LINES: Talk = {
  ask(session, seat) {
    tell(session, { type: 'ask', n: session.steps.length + 1, seat, view: view(stateOf(session), seat) });
    return session.io.input.ask('');
  },
  played(session, { seat, move, events }) {
    const n = session.steps.length;
    tell(session, { type: 'played', n, seat, notation: makeTurn({ seat, move }), move, events });
  },
  refused: (session, input, why) => tell(session, { type: 'refused', input, ...why }),
  shown: (session, what) => tell(session, { type: what, file: session.file, score: score(stateOf(session)) }),
  left: (session) => tell(session, { type: 'left', file: session.file }),
  over: (session) => tell(session, { type: 'end', file: session.file, score: score(stateOf(session)) }),
};

function tell({ io }: Session, line: object): void {
  io.out.write(`${JSON.stringify(line)}\n`);
}
