import type { DiscId, Point } from '@caravanserai/targets';

export interface StoredDisc extends Point {
  readonly disc: DiscId;
}

/** Places under the puck, the same ones that the rules judge (T10). */
export function storedPlaces({ xUm, zUm }: Point, discs: readonly DiscId[]): readonly StoredDisc[] {
  return discs.map((disc) => ({ disc, xUm, zUm }));
}
