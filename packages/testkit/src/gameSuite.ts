import type { GameTypes } from '@caravanserai/contract';
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { CHECKS } from './checks.ts';
import type { GameUnderTest } from './randomGame.ts';

const FIXED_SEED = 2018;

/**
 * The suite that every game of the house must pass. Some games are the same in every run, some are new in each; a failure names the
 * seed of its game.
 */
export function gameSuite<T extends GameTypes>(under: GameUnderTest<T>, { fixed = 4, fresh = 2 } = {}): void {
  describe(`the contract, kept by ${under.game.key}`, () => {
    test.each(Object.entries(CHECKS))('[contract] %s', (_name, check) => {
      const property = fc.property(fc.noShrink(fc.nat()), (seed) => check(under, `${seed}`));
      fc.assert(property, { numRuns: fixed, seed: FIXED_SEED });
      fc.assert(property, { numRuns: fresh });
    });
  });
}
