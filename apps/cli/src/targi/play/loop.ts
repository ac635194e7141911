import { assert } from '@caravanserai/contract';
import { type Seat, SEATS, targi } from '@caravanserai/targi';
import { sayEvent, sayOutcome } from '@caravanserai/texts';
import { drawScore } from '../draw/score.ts';
import { PROGRAM } from '../../programName.ts';
import { ask } from './ask.ts';
import { saveTable } from './save.ts';
import { sayEvents, type Session, showPage, viewerOf } from './session.ts';
import { HUMAN, momentOf, playMove, seatToAct, stateOf, undo } from './table.ts';
import { defaultFile } from '../../saving.ts';
import { say } from '../../io.ts';

/** Plays until the game ends or the players quit. Every accepted move is stored on disk before the next prompt. */
export async function playOn(session: Session): Promise<void> {
  let seen: Seat | undefined; // the last person to see the screen
  for (let seat = seatToAct(session.table); seat; seat = seatToAct(session.table)) {
    const player = session.table.players[seat];
    if (player !== HUMAN) {
      await take(session, seat, await session.opponents.choose(momentOf(session.table), seat, player));
      continue;
    }
    if (!(await handOver(session, seat, seen))) return leave(session);
    seen = seat;
    const decision = await ask(session, seat);
    if (decision.kind === 'quit') return leave(session);
    if (decision.kind === 'undo') await stepBack(session, seat);
    else await take(session, seat, decision.move);
  }
  finish(session);
}

async function take(session: Session, seat: Seat, move: Parameters<typeof playMove>[1]): Promise<void> {
  const played = playMove(session.table, move);
  assert(played.ok, 'only legal moves get here');
  session.table = played.value;
  await saveTable(session.file, session.table);
  sayEvents(session, session.table.steps.at(-1)?.events ?? [], viewerOf(session, seat));
}

async function stepBack(session: Session, seat: Seat): Promise<void> {
  const { t, table } = session;
  const before = undo(table);
  if (!before.ok) {
    if (before.error.code === 'nothing') return say(session, t('cli.undo.nothing'));
    const event = sayEvent(t, targi.redact(before.error.event, seat));
    return say(session, t('cli.undo.revealed', { event }));
  }
  const count = table.steps.length - before.value.steps.length;
  session.table = before.value;
  await saveTable(session.file, session.table);
  return say(session, t('cli.undo.done', { count }));
}

const CLEAR = '\x1b[2J\x1b[3J\x1b[H'; // clear window and scrollback, then cursor home

/** Two people share one screen: if there is a secret card, the other one looks away. False at end of input. */
async function handOver(session: Session, seat: Seat, seen: Seat | undefined): Promise<boolean> {
  const { io, t, table } = session;
  const isShared = SEATS.every((other) => table.players[other] === HUMAN);
  if (!isShared || seen === seat || !io.out.isTerminal || !hasSecret(session)) return true;
  io.out.write(CLEAR);
  const line = await io.input.ask(`${t('cli.play.handOver', { seat: t(`targi.seat.${seat}`) })} `);
  if (line === undefined) return false;
  io.out.write(CLEAR);
  const own = table.steps.findLastIndex((step) => step.seat === seat);
  for (const { events } of table.steps.slice(own + 1)) sayEvents(session, events, seat);
  return true;
}

function hasSecret({ table }: Session): boolean {
  const state = stateOf(table);
  return SEATS.some((seat) => {
    const { hand } = targi.view(state, seat)[seat];
    return hand.kind === 'open' && hand.secret;
  });
}

function leave(session: Session): void {
  const { io, t, file } = session;
  const option = file === defaultFile(io.env, 'targi') ? '' : ` --file ${file}`;
  say(session, '', t('cli.play.left', { file, command: `${PROGRAM} targi play --resume${option}` }));
}

export function finish(session: Session): void {
  const { io, t, table, file } = session;
  const state = stateOf(table);
  const score = targi.score(state);
  showPage(session, state, viewerOf(session, undefined));
  io.out.write(drawScore(t, score));
  say(session, sayOutcome(t, score), t('cli.play.over', { file, command: `${PROGRAM} targi replay ${file}` }));
}
