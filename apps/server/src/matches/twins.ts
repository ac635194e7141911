import type { MatchRow } from '../storage/matchStore.ts';
import { setTwin } from '../storage/matchRows.ts';
import type { Sql } from '../storage/sql.ts';
import type { Matches } from './matches.ts';

/** The secret of two games on one deal is published when both are over. Call it in the transaction that ends one. */
export async function recordTwin(sql: Sql, { id, twin }: MatchRow): Promise<void> {
  if (twin) await setTwin(sql, twin.id, { id, deal: twin.deal, isOver: true });
}

/** Reads both rows again when one game ends. Its own row may have been cached before the other ended. */
export function followTwins(matches: Matches, report: (error: unknown) => void): void {
  matches.onChange(({ made }) => {
    const { before, after } = made ?? {};
    if (!after?.twin || before?.status !== 'running' || after.status === 'running') return;
    Promise.all([matches.touched(after.twin.id), matches.touched(after.id)]).catch(report);
  });
}
