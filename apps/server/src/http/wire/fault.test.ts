import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../socket/schemas.ts';
import { PlaySchema, TermsSchema } from '../schemas.ts';
import { faultIn } from './fault.ts';
import { GAME_WIRES } from './ofGame.ts';

const TERMS = {
  game: 'targi',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  rated: false,
  visibility: 'private',
  chat: true,
};
const { targi, targets } = GAME_WIRES as Required<typeof GAME_WIRES>;

test.each([
  [targets.move, { type: 'flick', vxMmS: 1.5, vzMmS: 0, highPm: 0, sidePm: 0 }, '/vxMmS must be a whole number'],
  [targets.move, { type: 'flick', vxMmS: 1 }, '/vzMmS is missing: it must be a whole number'],
  [targets.move, { type: 'keep', die: 'pink1' }, /^\/die must be one of "red1", "red2", /],
  [targets.move, { type: 'pass', die: 'red1' }, '/die is unknown: the fields are type'],
  [targets.move, { type: 'boo' }, /^\/type must be one of "flick", "golden", /],
  [targets.move, 5, /^ must be an object/],
  [targi.move, { type: 'place', at: 17 }, /^\/at must be one of 1, 2, 3,/],
  [targi.move, { type: 'raid', goods: { dates: -1 } }, '/goods/dates must be a whole number of at least 0'],
  [
    TermsSchema,
    { ...TERMS, clock: { kind: 'live', baseS: 1, incrementS: 0 } },
    '/clock/baseS must be a whole number from 10 to 14400',
  ],
  [TermsSchema, { ...TERMS, rated: 'no' }, '/rated must be true or false'],
  [PlaySchema, { onVersion: 0, moves: [], key: 'k' }, '/moves must have at least 1 items'],
  [Type.Union([...MESSAGES]), { type: 'watch', match: 'x' }, '/match must match ^[A-Za-z0-9_-]{22}$'],
])('%#: the place and what is expected there', (schema, value, said) => {
  const fault = faultIn(schema, value);
  expect(`${fault?.path} ${fault?.expected}`.replace(/^\/? /, ' ')).toEqual(
    typeof said === 'string' ? said : expect.stringMatching(said),
  );
});

test('it finds a fault exactly where the schema does', () => {
  const values = [
    undefined,
    0,
    1.5,
    '',
    'x',
    true,
    [],
    {},
    { type: 'pass' },
    { type: 'place', at: 3 },
    { type: 'begin', atMs: 5 },
    TERMS,
  ];
  for (const schema of [
    targi.move,
    targets.move,
    targi.options,
    targets.options,
    TermsSchema,
    PlaySchema,
    ...MESSAGES,
  ]) {
    for (const value of values)
      expect([value, faultIn(schema, value) === undefined]).toEqual([value, Check(schema, value)]);
  }
});
