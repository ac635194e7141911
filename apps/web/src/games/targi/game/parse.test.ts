import { targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { SETUP } from '../../../../test/keeperDeps.ts';
import { ANN } from '../../../../test/randomTables.ts';
import { parseSetup } from './parse.ts';

const POSITION = targi.view(targi.init(SETUP.options, 'a'), 'blue');

test('a setup that was kept is read', () => {
  expect(parseSetup(SETUP)).toEqual(SETUP);
  expect(parseSetup({ ...SETUP, isBrought: true })).toEqual({ ...SETUP, isBrought: true });
  const retry = { ...SETUP, position: POSITION, original: { blue: 34, white: 41 } };
  expect(parseSetup(retry)).toEqual(retry);
});

test.each([
  undefined,
  [],
  { ...SETUP, curtain: 'yes' },
  { ...SETUP, quick: 1 },
  { ...SETUP, seed: 5 },
  { ...SETUP, isBrought: 'yes' },
  { ...SETUP, position: 4 },
  { ...SETUP, original: { blue: 34 } },
  { ...SETUP, original: '34-41' },
  { ...SETUP, players: { blue: ANN } },
  { ...SETUP, players: { blue: ANN, white: { kind: 'bot', level: 'toString' } } },
  { ...SETUP, players: { blue: ANN, white: { kind: 'person' } } },
  { ...SETUP, players: undefined },
  { ...SETUP, options: { ...SETUP.options, first: 'red' } },
  { ...SETUP, options: undefined },
])('a strange one is not: %j', (setup) => {
  expect(parseSetup(setup)).toBeUndefined();
});
