import { targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { againstBot, game, hotSeat } from '../../../../test/randomTables.ts';
import * as T from './table.ts';
import { tryMove } from './trial.ts';

describe('a move tried out', () => {
  test('tells what it really leads to, and nothing of what only chance decides', () => {
    const unforeseen = new Set<string>();
    for (const seed of ['1', '2', '3', '4']) {
      for (const table of game(hotSeat(seed, { curtain: false }), seed, false)) {
        const control = T.controlOf(table);
        if (control.kind !== 'act') continue;
        for (const move of T.legalMoves(table).slice(0, 40)) {
          const trial = tryMove(table, move);
          const played = targi.play(T.stateOf(table), control.seat, move);
          if (!trial.ok || !played.ok) throw new Error('all of them are legal');
          const { events, state } = played.value;
          expect(trial.events).toEqual(events.slice(0, trial.events.length));
          if (trial.isForeseen) {
            expect(trial.events).toEqual(events);
            expect(trial.after).toEqual(targi.view(state, control.seat)[control.seat]);
            continue;
          }
          unforeseen.add(move.type);
          expect(events[trial.events.length].reveals).toBe(true);
          for (const { type } of trial.events)
            expect(['caravanShown', 'tribeDrawn', 'revealed', 'gained']).not.toContain(type);
          if (move.type === 'caravan')
            expect(trial.after).toEqual(targi.view(T.stateOf(table), control.seat)[control.seat]);
        }
      }
    }
    expect([...unforeseen].toSorted()).toEqual(expect.arrayContaining(['caravan', 'end', 'expand']));
    expect(unforeseen).not.toContain('lay'); // a secret card is known to the player who plays it
  });

  test('is refused as it would be', () => {
    const table = hotSeat('x');
    expect(tryMove(table, { type: 'place', at: 4 })).toEqual({
      ok: false,
      refusal: { code: 'illegal', reason: 'corner' },
    });
    const waiting = againstBot('x', { options: { ...targi.defaultOptions, first: 'white' } });
    expect(tryMove(waiting, { type: 'place', at: 3 })).toEqual({ ok: false, refusal: { code: 'not-your-turn' } });
  });
});
