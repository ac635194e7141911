import type { DieId, DiscId, Move } from '@caravanserai/targets';
import type { TableState } from '../tableContext.ts';

/** Something at the table that can be chosen: by a tap on it, by its number, by its name. */
export type Option = Thing & {
  readonly move: Move;
  pick(): void;
};
type Thing = { readonly kind: 'die'; readonly on: DieId } | { readonly kind: 'disc'; readonly on: DiscId };

/** What somebody here has to choose from, in the order of its numbers. */
export function optionsAt({ shown, client, choosing, chooseCall, act }: TableState): readonly Option[] {
  if (choosing) {
    return choosing.moves.flatMap((move): Option[] =>
      move.type === 'double' ? [{ kind: 'die', on: move.back, move, pick: () => chooseCall(move) }] : [],
    );
  }
  const { need } = shown.snapshot;
  if (shown.moment !== 'live' || shown.pause || !('seat' in need) || !client.own.includes(need.seat)) return [];
  const { seat } = need;
  const option = (thing: Thing, move: Move): Option => ({ ...thing, move, pick: () => act(seat, move) });
  if (need.kind === 'keep') return need.dice.map((die) => option({ kind: 'die', on: die }, { type: 'keep', die }));
  if (need.kind !== 'remove') return [];
  return need.discs.map((disc) => option({ kind: 'disc', on: disc }, { type: 'remove', disc }));
}

/** What a finger means: also a disc under the die that it touches. */
export function optionUnder(
  options: readonly Option[],
  { lying }: TableState['shown'],
  hit: { readonly die?: DieId; readonly disc?: DiscId },
): Option | undefined {
  const under = lying.find(({ die }) => die === hit.die);
  const meant = new Set([hit.die, hit.disc, under?.disc, under?.over]);
  return options.find(({ on }) => meant.has(on));
}
