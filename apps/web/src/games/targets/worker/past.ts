import type { Past } from '../client.ts';
import { shotOf } from './look.ts';
import { snapshotOf } from './snapshot.ts';
import { stateOf, type Table } from './table.ts';

/** The move that led to a version of the game; a flick is simulated again, with a bit-identical result. */
export function pastOf(table: Table, version: number): Past | undefined {
  if (!(version >= 0 && version <= table.steps.length)) return undefined;
  const upTo = (n: number): Table => ({ ...table, steps: table.steps.slice(0, n), shot: undefined });
  const before = upTo(Math.max(0, version - 1));
  const after = upTo(version);
  const last = after.steps.at(-1);
  const state = stateOf(before);
  const { rules } = table;
  const [first, ...others] = last ? rules.flicksOf(state, last.seat, last.move) : [];
  if (!last || !first) return { before: snapshotOf(before), after: snapshotOf(after) };
  const rolled = rules.flick(rules.sceneOf(state), first, others);
  const shot = shotOf(rules, state, { seat: last.seat, n: version, events: last.events }, rolled);
  return { before: snapshotOf(before), after: snapshotOf({ ...after, shot }) };
}
