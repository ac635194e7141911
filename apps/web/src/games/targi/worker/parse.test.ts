import { describe, expect, test } from 'vitest';
import { SETUP } from '../../../../test/keeperHouse.ts';
import { ANN } from '../../../../test/randomTables.ts';
import { serveKeeper } from './keeper.ts';
import type { FromKeeper } from './protocol.ts';

describe('a message', () => {
  test.each<[string, unknown, number | undefined]>([
    ['nothing', undefined, undefined],
    ['a list', [], undefined],
    ['no id', { type: 'wish', wish: { type: 'list' } }, undefined],
    ['no wish', { type: 'wish', id: 1 }, 1],
    ['an unknown type', { type: 'wash', id: 1 }, 1],
    ['an unknown wish', { type: 'wish', id: 1, wish: { type: 'cheat', game: 'x' } }, 1],
    ['no game', { type: 'wish', id: 1, wish: { type: 'undo' } }, 1],
    ['no text', { type: 'wish', id: 1, wish: { type: 'load' } }, 1],
    ['no move', { type: 'wish', id: 1, wish: { type: 'act', game: 'x' } }, 1],
    ['a strange move', { type: 'wish', id: 1, wish: { type: 'act', game: 'x', move: { type: 'fly' } } }, 1],
    ['no version', { type: 'wish', id: 1, wish: { type: 'past', game: 'x' } }, 1],
    ['no switch', { type: 'wish', id: 1, wish: { type: 'setQuick', game: 'x', isOn: 1 } }, 1],
    ['no way to open', { type: 'wish', id: 1, wish: { type: 'open', game: 'x' } }, 1],
    ['no setup', { type: 'wish', id: 1, wish: { type: 'create' } }, 1],
    ['no pace', { type: 'hello', paceMs: -1 }, undefined],
    ...[
      { ...SETUP, curtain: 'yes' },
      { ...SETUP, quick: 1 },
      { ...SETUP, seed: 5 },
      { ...SETUP, players: { blue: ANN } },
      { ...SETUP, players: { blue: ANN, white: { kind: 'bot', level: 'toString' } } },
      { ...SETUP, players: { blue: ANN, white: { kind: 'person' } } },
      { ...SETUP, players: undefined },
      { ...SETUP, options: { ...SETUP.options, first: 'red' } },
      { ...SETUP, options: undefined },
    ].map(
      (setup) =>
        ['a strange setup', { type: 'wish', id: 1, wish: { type: 'create', setup } }, 1] as [string, unknown, number],
    ),
  ])('that is malformed gets one answer: %s', (_name, message, id) => {
    const said: FromKeeper[] = [];
    const receive = serveKeeper({ post: (told: FromKeeper) => said.push(told) } as never);
    receive(message);
    expect(said).toEqual([expect.objectContaining({ type: 'failed', ...(id === undefined ? {} : { id }) })]);
  });
});
