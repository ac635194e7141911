import { describe, expect, test } from 'vitest';
import { OPTIONS, recordOf, WORDS } from '../test/records.ts';
import { init } from './engine.ts';
import { replay } from './record.ts';

describe('a replay', () => {
  test('[record] has every state and event', () => {
    const replayed = replay(recordOf(WORDS));
    if (!replayed.ok) throw new Error('refused');
    const { start, steps, end } = replayed.value;
    expect(start).toEqual(init(OPTIONS, 'oasis'));
    expect(steps).toHaveLength(WORDS.length);
    expect(steps[0]).toMatchObject({
      seat: 'blue',
      move: { type: 'place', at: 2 },
      events: [{ type: 'placed', seat: 'blue', at: 2, reveals: false }],
    });
    expect(steps.at(-1)?.state).toEqual(end);
  });

  test('[record] says which move is refused, and why', () => {
    const record = recordOf(WORDS.slice(0, 2));
    expect(replay({ ...record, moves: [...record.moves, { type: 'place', at: 4 }] })).toEqual({
      ok: false,
      error: { at: 2, refusal: { code: 'illegal', reason: 'corner' } },
    });
  });
});
