import { type Move, type Seat, targi } from '@caravanserai/targi';
import { sayPrompt, sayRefusal } from '@caravanserai/texts';
import { advise, sayHint, sayHintRefusal } from '../advice.ts';
import { inkFor } from '../../draw/ink.ts';
import { drawStep } from '../draw/log.ts';
import { drawMenu } from '../draw/menu.ts';
import { drawScore } from '../draw/score.ts';
import { TARGI_SIGN } from '../draw/signs.ts';
import { startProgress } from '../../progress.ts';
import { explain, explainRule, listRules, readMove } from './explain.ts';
import { BACK_KEY, type Entry, isOne, makeMenu } from './menu.ts';
import { type Session, showPage } from './session.ts';
import { legalMoves, playMove, stateOf } from './table.ts';
import { type Order, orderOf, sayOrders } from '../../orders.ts';
import { say } from '../../io.ts';

export type Decision =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' }
  | { readonly kind: 'quit' }; // or end of input

/** Prompts a person until there is a move or a command that changes the game. Handles all other input itself. */
export async function ask(session: Session, seat: Seat): Promise<Decision> {
  const { t, io } = session;
  const moves = legalMoves(session.table);
  let shown = moves;
  showTable(session, seat, shown);
  for (;;) {
    const line = await io.input.ask(`${TARGI_SIGN[seat]} ${t(`targi.seat.${seat}`)} > `);
    if (line === undefined) return { kind: 'quit' };
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === '') {
      if (isOne(moves)) return { kind: 'move', move: moves[0] };
      showMenu(session, seat, shown);
      continue;
    }
    if (word.startsWith('?')) {
      answer(session, seat, [word.slice(1), ...rest].join(''));
      continue;
    }
    const order = orderOf(word);
    if (order === 'undo' || order === 'quit') return { kind: order };
    if (order) {
      if (order === 'board') shown = moves;
      obey(session, seat, order, rest);
      continue;
    }
    const choice = choose(session, seat, shown, moves, word);
    if (choice.kind === 'move') return choice;
    if (choice.kind === 'refused') continue;
    shown = choice.moves;
    showMenu(session, seat, shown);
  }
}

type Choice =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'menu'; readonly moves: readonly Move[] } // choose among these next
  | { readonly kind: 'refused' }; // the reason has been printed

/** By a key of the menu shown, or by the notation of any move. */
function choose(session: Session, seat: Seat, shown: readonly Move[], all: readonly Move[], word: string): Choice {
  const { t, table } = session;
  if (word === BACK_KEY && shown.length < all.length) return { kind: 'menu', moves: all };
  const entry = menuOf(session, seat, shown).find(({ key }) => key.toLowerCase() === word.toLowerCase());
  if (entry) return isOne(entry.moves) ? { kind: 'move', move: entry.moves[0] } : { kind: 'menu', moves: entry.moves };
  const view = targi.view(stateOf(table), seat);
  const move = readMove(word, view.pending.phase === 'place');
  const played = move && playMove(table, move);
  if (move && played?.ok) return { kind: 'move', move };
  if (!played || played.ok) say(session, t('cli.asking.unknown', { word }));
  else say(session, sayRefusal(t, played.error), t('cli.asking.why', { word: `? ${word}` }));
  return { kind: 'refused' };
}

const LONG = 20; // longer menus are grouped
const LONG_IN_LOW_WINDOW = 9;
const LOW = 30; // rows

function menuOf({ t, io, table }: Session, seat: Seat, moves: readonly Move[]): Entry[] {
  const most = io.out.size().rows < LOW ? LONG_IN_LOW_WINDOW : LONG;
  return makeMenu(t, targi.view(stateOf(table), seat), moves, most);
}

function showTable(session: Session, seat: Seat, moves: readonly Move[]): void {
  showPage(session, stateOf(session.table), seat);
  showMenu(session, seat, moves);
}

function showMenu(session: Session, seat: Seat, moves: readonly Move[]): void {
  const { io, t, table } = session;
  const all = legalMoves(table);
  say(session, sayPrompt(t, targi.view(stateOf(table), seat).pending));
  io.out.write(drawMenu(inkFor(io), menuOf(session, seat, moves), io.out.size().columns));
  if (moves.length < all.length) say(session, `${BACK_KEY.padStart(3)} ${t('terminal.menu.back')}`);
  if (all.length === 1) say(session, t('cli.asking.forced'));
}

function answer(session: Session, seat: Seat, word: string): void {
  const { t, table } = session;
  if (word === '') return obey(session, seat, 'help', []);
  return say(session, ...explain(t, stateOf(table), seat, word));
}

function obey(session: Session, seat: Seat, order: Exclude<Order, 'undo' | 'quit'>, rest: readonly string[]): void {
  const { t, io, table, file } = session;
  switch (order) {
    case 'help':
      return say(session, ...sayOrders(t, io.out.size().columns));
    case 'board':
      return showTable(session, seat, legalMoves(table));
    case 'hint': {
      const advice = advise(targi.view(stateOf(table), seat), startProgress(io, 100));
      return say(session, ...(advice.ok ? sayHint(t, advice.value) : [sayHintRefusal(t, advice.error)]));
    }
    case 'log':
      for (const [i, step] of table.steps.entries()) {
        const events = step.events.map((event) => targi.redact(event, seat));
        io.out.write(drawStep(t, step, i + 1, events));
      }
      return undefined;
    case 'rules': {
      const id = (rest[0] ?? '').toUpperCase().replace(/^(?=\d+$)/, 'TG-');
      if (id === '') return say(session, ...listRules(t), t('cli.asking.rulesHow'));
      return say(session, ...(explainRule(t, id) ?? [t('cli.asking.noRule', { id })]));
    }
    case 'score':
      io.out.write(drawScore(t, targi.score(stateOf(table))));
      return undefined;
    case 'save':
      return say(session, t('cli.play.saved', { file })); // already saved after the last move
  }
}
