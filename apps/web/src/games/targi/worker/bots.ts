import type { Request } from '@caravanserai/bots';
import { targi } from '@caravanserai/targi';
import { controlOf, legalMoves, stateOf, type Table } from './table.ts';

/** What the bot to act is asked, from its own view; nothing if no bot is. The same game has the same question, so the same move. */
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
