import type { Request } from '@caravanserai/bots/targi';
import { targi } from '@caravanserai/targi';
import { controlOf, legalMoves, stateOf, type Table } from './table.ts';

/**
 * The request to the bot that is to act, built from its own view; undefined if no bot is. Deterministic: the same game gives the same request, so the
 * same move.
 */
export function questionOf(table: Table): Request | undefined {
  const control = controlOf(table);
  if (control.kind !== 'wait') return undefined;
  const { seat } = control;
  const player = table.setup.players[seat];
  if (player.kind !== 'bot') return undefined;
  return {
    view: targi.view(stateOf(table), seat),
    moves: legalMoves(table),
    level: player.level,
    seed: `${table.setup.seed}/${seat}/${table.steps.length}`,
    mode: { kind: 'usual' },
  };
}
