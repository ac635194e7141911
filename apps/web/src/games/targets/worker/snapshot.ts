import { seatsOf } from '@caravanserai/targets';
import type { Times } from '../../../keeper/keptForm.ts';
import type { Drill, DrillNow, GameSummary, LogEntry, Snapshot } from '../client.ts';
import { lyingOf, pictureOf } from './look.ts';
import { canUndo, stateOf, type Table, type TableStep } from './table.ts';

export function snapshotOf(table: Table): Snapshot {
  const { id, rules, setup, steps, shot } = table;
  const state = stateOf(table);
  return {
    gameId: id,
    kind: setup.kind,
    players: setup.players,
    version: steps.length,
    view: rules.view(state, 'spectator'),
    need: rules.needs(state),
    picture: pictureOf(rules, state),
    lying: lyingOf(rules, state),
    open: rules.openCalls(state),
    log: logOf(table),
    score: rules.score(state),
    shot,
    canUndo: canUndo(table),
    ...(setup.drill && { drill: drillNow(setup.drill, steps) }),
  };
}

function drillNow({ table: _, ...drill }: Drill, steps: Table['steps']): DrillNow {
  const tried = steps.filter(({ isReached }) => isReached !== undefined);
  const { missing = [], mm } = tried.at(-1) ?? {};
  const tries = tried.map(({ isReached = false }) => isReached);
  return { ...drill, tries, missing, ...(mm === undefined ? {} : { mm }) };
}

/** One object per step, so that the port transfers each entry once. */
const entries = new WeakMap<TableStep, LogEntry>();

function logOf({ rules, start, steps }: Table): readonly LogEntry[] {
  return steps.map((step, i) => {
    const { seat, move, events } = step;
    const before = steps[i - 1]?.state ?? start;
    const isWrong = events.some(({ type }) => type === 'miscalled');
    const entry = entries.get(step) ?? {
      n: i + 1,
      round: before.round,
      seat,
      move,
      events,
      ...(isWrong && { reason: rules.refusalOf(before, seat, move) }),
    };
    entries.set(step, entry);
    return entry;
  });
}

export type Summary = Omit<GameSummary, 'isKept'>;

export function summaryOf(table: Table, times: Times): Summary {
  const { id, rules, setup, steps } = table;
  const state = stateOf(table);
  const [next] = rules.toAct(state);
  return {
    id,
    players: setup.players,
    options: setup.options,
    round: state.round,
    version: steps.length,
    ...times,
    ...(next ? { toAct: next } : { result: resultOf(table) }),
  };
}

function resultOf(table: Table): NonNullable<GameSummary['result']> {
  const state = stateOf(table);
  const { seats, winners } = table.rules.score(state);
  const totals = seatsOf(state.options).map((seat) => ({
    isWinner: winners.includes(seat),
    total: seats.find((each) => each.seat === seat)?.total ?? 0,
  }));
  const best = (isWinner: boolean) =>
    totals.filter((each) => each.isWinner === isWinner).reduce((most, { total }) => Math.max(most, total), 0);
  return { winners, winning: best(true), losing: best(false) };
}
