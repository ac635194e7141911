import type { DieId, DiscId, Level, Move, Seat } from '@caravanserai/targets';
import type { TableState } from '../tableContext.ts';

/** An option at the table, chosen by a tap, by its number or by its name. */
export type Option = Thing & {
  readonly move: Move;
  pick(): void;
};
type Thing =
  | { readonly kind: 'die'; readonly on: DieId }
  | { readonly kind: 'disc'; readonly on: DiscId }
  | { readonly kind: 'level'; readonly on: DieId; readonly level: Level }; // a level of a tower, and the die now on it

const LEVELS = [3, 2, 1] as const satisfies readonly Level[]; // from the top of a tower down, as displayed

/** The options of a player here, in the order of their numbers. */
export function optionsAt(table: TableState): readonly Option[] {
  const { shown, client, choosing, chooseCall, act } = table;
  if (choosing) {
    return choosing.moves.flatMap((move): Option[] =>
      move.type === 'double' ? [{ kind: 'die', on: move.back, move, pick: () => chooseCall(move) }] : [],
    );
  }
  const { need } = shown.snapshot;
  if (need.kind === 'swap') return swapOptions(table, need.seats);
  if (shown.moment !== 'live' || shown.pause || !('seat' in need) || !client.own.includes(need.seat)) return [];
  const { seat } = need;
  const option = (thing: Thing, move: Move): Option => ({ ...thing, move, pick: () => act(seat, move) });
  if (need.kind === 'keep') return need.dice.map((die) => option({ kind: 'die', on: die }, { type: 'keep', die }));
  if (need.kind !== 'remove') return [];
  return need.discs.map((disc) => option({ kind: 'disc', on: disc }, { type: 'remove', disc }));
}

/** TT-49: first the die to give to the partner, then the place of the partner's die. Both are in one's own tower. */
function swapOptions({ shown, client, giving, give, act }: TableState, seats: readonly Seat[]): readonly Option[] {
  const seat = seats.find((each) => client.own.includes(each));
  if (shown.moment !== 'live' || !seat) return [];
  return LEVELS.flatMap((level): Option[] => {
    const on = shown.snapshot.view.stacks[seat][level - 1];
    if (!on) return [];
    const move: Move = { type: 'swap', die: giving ?? on, level };
    return [{ kind: 'level', on, level, move, pick: () => (giving ? act(seat, move) : give(on)) }];
  });
}

/** The option under a finger; includes a disc under the touched die. */
export function optionUnder(
  options: readonly Option[],
  { lying }: TableState['shown'],
  hit: { readonly die?: DieId; readonly disc?: DiscId },
): Option | undefined {
  const under = lying.find(({ die }) => die === hit.die);
  const meant = new Set([hit.die, hit.disc, under?.disc, under?.over]);
  return options.find(({ on }) => meant.has(on));
}
