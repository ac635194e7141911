import { expect, test } from 'vitest';
import { confusablesIn } from '../../../../scripts/confusables.ts';
import { checkName, lookKey, nameKey } from './names.ts';

test.each([
  'Ada',
  'Ada Lovelace',
  'jean-luc_2',
  'Zoë',
  'Łukasz',
  'Ольга',
  'Νίκος',
  'राम',
  'प्रिया शर्मा',
  'สมชาย',
  'สุภาพร',
  'محمد',
  'שרה',
  '李娜',
  'さくら',
  '山田 Taro',
  '김민준',
  'ரவி',
  'Ａｄａ', // wide letters are letters
])('«%s» is a name', (name) => expect(checkName(name)).toMatchObject({ ok: true }));

test.each([
  ['', 'length'],
  ['ab', 'length'],
  ['a'.repeat(21), 'length'],
  [`a${'\u0301'.repeat(70)}bc`, 'length'], // a tower of accents
  ['\u3164\u3164\u3164', 'letters'], // blank, and called a letter
  ['Ada\u200b', 'letters'],
  ['Ad\u00ada', 'letters'],
  ['\u2800\u2800\u2800', 'letters'],
  ['A\u202eda', 'letters'],
  ['Аda', 'letters'], // Cyrillic and Latin
  ['раураl', 'letters'],
  ['Adа Lovelace', 'letters'],
  ['a  b c', 'letters'],
  ['-ada', 'letters'],
  ['ada!', 'letters'],
  ['😀😀😀', 'letters'],
  ['\u0301da', 'letters'],
  ['Moderator', 'reserved'],
  ['MODERATOR', 'reserved'],
  ['m0derator', 'reserved'],
  ['Moderator 7', 'reserved'],
  ['Adm1n', 'reserved'],
  ['Modérateur', 'reserved'],
  ['Caravanserai', 'reserved'],
  ['Modérator', 'reserved'],
  ['The House', 'reserved'],
  ['Tin Hinan', 'reserved'], // one of our own opponents
  ['Salt Carrier', 'reserved'],
  ['leftHand', 'reserved'],
])('«%s» is none: %s', (name, problem) => expect(checkName(name)).toEqual({ ok: false, error: problem }));

test.each([
  ['Alice', 'AIice'], // a capital I for an l
  ['Alice', 'A1ice'],
  ['Bob', 'B0b'],
  ['ВОВ', 'BOB'], // all Cyrillic
  ['сор', 'cop'],
  ['Tom', 'Torn'],
  ['Ada', 'Adа'],
])('%s and %s look alike', (one, other) => expect(lookKey(one)).toBe(lookKey(other)));

test.each([
  ['Ada Lovelace', 'ada_LOVELACE'],
  ['Ольга', 'ольга'],
  ['ВОВА', 'Вова'],
])('%s and %s are one name', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test.each([
  ['Ada', 'Eda'],
  ['Νίκος', 'Νίκη'],
  ['राम', 'रमा'],
  ['สมชาย', 'สมหญิง'],
])('%s and %s are different people', (one, other) => {
  expect(lookKey(one)).not.toBe(lookKey(other));
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test('the table is made of Unicode’s file', () => {
  const file =
    '# a comment\n0430 ;\t0061 ;\tMA\t# а → a\n0041 0301 ;\t00C1 ;\tMA\n2000 ; 0020 ; MA\n0251 ;\t0061 ;\tMA\n';
  expect(confusablesIn(file)).toEqual({ a: 'аɑ' });
});
