import type { GameTypes } from '@caravanserai/contract';
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { CHECKS } from './checks.ts';
import type { GameUnderTest } from './randomGame.ts';

const FIXED_SEED = 2018;

/**
 * The suite that every game must pass. It plays `fixed` games with constant seeds and `fresh` games with new ones; a failure
 * reports the seed.
 */
export function gameSuite<T extends GameTypes>(under: GameUnderTest<T>, { fixed = 4, fresh = 2 } = {}): void {
  describe(`the contract of ${under.game.key}`, () => {
    test.each(Object.entries(CHECKS))('[contract] %s', (_name, check) => {
      const property = fc.property(fc.noShrink(fc.nat()), (seed) => check(under, `${seed}`));
      fc.assert(property, { numRuns: fixed, seed: FIXED_SEED });
      fc.assert(property, { numRuns: fresh });
    });
  });
}
