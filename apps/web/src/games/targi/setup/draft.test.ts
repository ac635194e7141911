import { DEFAULT_OPTIONS } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import { describe, expect, test } from 'vitest';
import { NAME_LENGTH, parseFields } from '../../../app/settings/stored.ts';
import { type Draft, parseDraft, playersOf, setupOf } from './draft.ts';

const t = translator('en');
const called = (seat: 'blue' | 'white', isAlone: boolean) => t(isAlone ? 'shell.setup.you' : `targi.seat.${seat}`);
const NEW = parseDraft({});

describe('what was requested the last time', () => {
  const requested: Draft = {
    who: 'friend',
    level: 'merchant',
    equal: true,
    seat: 'white',
    name: 'Amina',
    friends: { blue: 'Amina', white: '' },
    curtain: false,
    first: 'white',
    shortfall: 'loseWhatYouHave',
    hands: 'open',
  };

  test('is read as it was written', () => {
    expect(parseDraft(parseFields(JSON.stringify(requested)))).toEqual(requested);
  });

  test.each([undefined, '', 'no JSON', 'null', '7', '[]', '{"friends":7,"curtain":"yes","level":"king","name":{}}'])(
    'is a new table where it cannot be read: %s',
    (text) => {
      expect(parseDraft(parseFields(text))).toEqual(NEW);
    },
  );

  test('keeps what can be read, and no endless name', () => {
    const { level, first, name } = parseDraft(
      parseFields(`{"level":"guide","first":"red","name":"${'a'.repeat(99)}"}`),
    );
    expect({ level, first, name }).toEqual({ level: 'guide', first: NEW.first, name: 'a'.repeat(NAME_LENGTH) });
  });
});

describe('the table that is set', () => {
  test('has the printed rules unless somebody changes them', () => {
    expect(setupOf(NEW, called, false).options).toEqual(DEFAULT_OPTIONS);
  });

  test('seats a person against a bot, on the side that was chosen', () => {
    expect(playersOf({ ...NEW, seat: 'white', name: '  ' }, called)).toEqual({
      blue: { kind: 'bot', level: 'shepherd' },
      white: { kind: 'person', name: t('shell.setup.you') },
    });
  });

  test('has a curtain only between two people', () => {
    expect(setupOf({ ...NEW, who: 'bot' }, called, false).curtain).toBe(false);
    expect(setupOf({ ...NEW, who: 'friend' }, called, false).curtain).toBe(true);
    expect(setupOf({ ...NEW, who: 'friend', curtain: false }, called, true)).toMatchObject({
      curtain: false,
      quick: true,
    });
  });

  test('calls people who said no name by their colour', () => {
    expect(playersOf({ ...NEW, who: 'friend', friends: { blue: '', white: 'Bakari' } }, called)).toEqual({
      blue: { kind: 'person', name: 'Blue' },
      white: { kind: 'person', name: 'Bakari' },
    });
  });
});
