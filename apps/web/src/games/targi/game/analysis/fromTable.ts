import { err, ok } from '@caravanserai/contract';
import type { TableClient, TableResult } from '../../client.ts';
import { makeStudy, parseStudy } from './text.ts';

/** A finished game with all its moves; of a running one, only the position as its viewer knows it. */
export async function boardTextOf(
  client: TableClient,
  version: number | undefined,
  seed: string,
): Promise<TableResult<string>> {
  const { control, version: latest, view, viewer } = client.snapshot();
  if (control.kind !== 'over') {
    const now = version === undefined ? view : client.past(version)?.view;
    if (!now || control.kind === 'curtain' || viewer === 'spectator') return err({ code: 'not-now' });
    const start = { options: now.options, seed, position: now };
    return ok(makeStudy({ analysis: { start, main: [], variations: [] }, cursor: { line: 0, at: 0 } }));
  }
  const game = await client.notation();
  if (!game.ok) return game;
  const study = parseStudy(game.value, seed);
  if (!study.ok) return err({ code: 'not-now' });
  return ok(makeStudy({ ...study.value, cursor: { line: 0, at: version ?? latest } }));
}
