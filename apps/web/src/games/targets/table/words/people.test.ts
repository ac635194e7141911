import { translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { namesOf } from './people.ts';

const t = translator('en');
const bot = { kind: 'bot', level: 'tavern' } as const;

test('who shares a name with somebody has the colour beside it, and nobody else', () => {
  expect(namesOf(t, { red: { kind: 'person', name: 'Ada' }, blue: bot, yellow: bot, green: bot })).toEqual({
    red: 'Ada',
    blue: 'Tavern regular (Blue)',
    yellow: 'Tavern regular (Yellow)',
    green: 'Tavern regular (Green)',
  });
});

test('who has no name goes by the colour', () => {
  expect(namesOf(t, { red: { kind: 'remote', name: '' }, blue: bot })).toEqual({ red: 'Red', blue: 'Tavern regular' });
});
