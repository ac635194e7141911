import { assert, type Person } from '@caravanserai/contract';
import type { SqlRow, SqlValue } from './sql.ts';

/** Reads columns that this program wrote; a value of another type is a bug. */
export function text(value: SqlValue): string {
  assert(typeof value === 'string', 'a column of text');
  return value;
}

export function textOrNothing(value: SqlValue): string | undefined {
  return value === undefined ? undefined : text(value);
}

export function parsed(value: SqlValue): unknown {
  return JSON.parse(text(value));
}

export function personOf(row: SqlRow): Person {
  return { id: text(row.id), kind: text(row.kind) as Person['kind'], name: text(row.name) };
}
