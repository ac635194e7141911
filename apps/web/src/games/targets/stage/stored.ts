import type { DiscId, Point } from '@caravanserai/targets';

export interface StoredDisc extends Point {
  readonly disc: DiscId;
}

/** They lie under the puck, every one of them exactly where it is judged (T10). */
export function storedPlaces({ xUm, zUm }: Point, discs: readonly DiscId[]): readonly StoredDisc[] {
  return discs.map((disc) => ({ disc, xUm, zUm }));
}
