import { makePosition, targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { game, hotSeat } from '../../../../../test/randomTables.ts';
import { stateOf } from '../table.ts';
import { freeCards, newSetup, readSetup, type Setup, SETUP_PHASES, setupOf } from './setup.ts';

describe('a position that is set up', () => {
  test('begins with a legal one', () => {
    const { text, read } = readSetup(newSetup('a seed'));
    if (!read.ok) throw new Error(read.error.found);
    expect(text).toContain('round=1');
    expect(read.value.pending).toMatchObject({ phase: 'place' });
  });

  test('gives the positions of a game back', () => {
    let compared = 0;
    for (const table of game(hotSeat('set up'), 'set up', false)) {
      const state = stateOf(table);
      const [seat] = targi.toAct(state);
      if (!seat) break;
      const view = targi.view(state, seat);
      const isPlain = [view.blue, view.white].every(
        ({ hand, goodsFromCards, bonusGiven, limitedNextRound, targisLeft }) =>
          hand.kind === 'empty' &&
          goodsFromCards.length + bonusGiven.length === 0 &&
          !limitedNextRound &&
          targisLeft !== 2,
      );
      const isHere = SETUP_PHASES.some((phase) => phase === view.pending.phase);
      if (!isPlain || !isHere || view.centre.some((each) => each.card === 'hidden' && each.beforeReshuffle)) continue;
      compared++;
      expect(readSetup(setupOf(view), view.options).text).toBe(makePosition(view));
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('a card that lies somewhere is not offered again, and what is wrong is named', () => {
    const setup = newSetup('a seed');
    const [first, second] = setup.centre;
    expect(freeCards(setup)).not.toContain(second.card);
    const twice: Setup = {
      ...setup,
      centre: setup.centre.map((each) => (each === first ? { ...second, cell: 'A' } : each)),
    };
    expect(readSetup(twice).read).toMatchObject({ ok: false, error: { found: expect.stringMatching(/^tribe=/) } });
    const noTime: Setup = { ...setup, phase: 'raid' };
    expect(readSetup(noTime).read).toMatchObject({ ok: false, error: { found: 'round=1' } });
  });
});
