import { assert, at } from '@caravanserai/contract';
import { makeMove, type Move, REASONS, targi } from '@caravanserai/targi';
import { sayMove, sayRefusal } from '@caravanserai/texts';
import { advise, adviceJson } from '../advice.ts';
import { readMove } from './explain.ts';
import { saveTable } from './save.ts';
import { type Session, viewerOf } from './session.ts';
import { HUMAN, legalMoves, momentOf, playMove, seatToAct, stateOf, undo } from './table.ts';
import { orderOf } from '../../orders.ts';

/**
 * The same game for programs: JSON lines as output; one move in notation (or `hint`, `undo`, `quit`) per input line.
 */
export async function playByLines(session: Session): Promise<void> {
  const { io, t } = session;
  const tell = (line: object) => io.out.write(`${JSON.stringify(line)}\n`);
  for (let seat = seatToAct(session.table); seat; seat = seatToAct(session.table)) {
    const player = session.table.players[seat];
    if (player !== HUMAN) {
      await take(session, await session.opponents.choose(momentOf(session.table), seat, player), tell);
      continue;
    }
    const view = targi.view(stateOf(session.table), seat);
    const moves = legalMoves(session.table).map((move) => ({ notation: makeMove(move), move, text: sayMove(t, move) }));
    tell({ type: 'ask', n: session.table.steps.length + 1, seat, view, moves });
    const line = await io.input.ask('');
    const word = line?.trim() ?? '';
    const order = orderOf(word);
    if (line === undefined || order === 'quit') return tell({ type: 'left', file: session.file });
    if (order === 'undo') {
      await stepBack(session, tell);
      continue;
    }
    if (order === 'hint') {
      const advice = advise(view);
      tell(
        advice.ok ? { type: 'hint', ...adviceJson(advice.value) } : { type: 'refused', input: word, ...advice.error },
      );
      continue;
    }
    const move = readMove(word, view.pending.phase === 'place');
    if (!move) {
      tell({ type: 'refused', input: word, code: 'not-a-word', text: t('cli.asking.unknown', { word }) });
      continue;
    }
    const played = playMove(session.table, move);
    if (played.ok) await take(session, move, tell);
    else {
      const reason = played.error.code === 'illegal' ? played.error.reason : undefined;
      const rule = reason && REASONS[reason];
      tell({
        type: 'refused',
        input: word,
        code: reason ?? played.error.code,
        rule,
        text: sayRefusal(t, played.error),
      });
    }
  }
  tell({ type: 'end', file: session.file, score: targi.score(stateOf(session.table)) });
}

type Tell = (line: object) => void;

async function take(session: Session, move: Move, tell: Tell): Promise<void> {
  const played = playMove(session.table, move);
  assert(played.ok, 'only legal moves get here');
  session.table = played.value;
  await saveTable(session.file, session.table);
  const n = session.table.steps.length;
  const { seat, events } = at(session.table.steps, n - 1);
  const viewer = viewerOf(session, seat);
  const seen = events.map((event) => targi.redact(event, viewer));
  tell({ type: 'played', n, seat, notation: makeMove(move), move, events: seen });
}

async function stepBack(session: Session, tell: Tell): Promise<void> {
  const before = undo(session.table);
  if (!before.ok) return tell({ type: 'refused', input: 'undo', code: before.error.code });
  session.table = before.value;
  await saveTable(session.file, session.table);
  return tell({ type: 'undone', n: session.table.steps.length });
}
