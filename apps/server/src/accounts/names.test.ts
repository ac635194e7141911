import { expect, test } from 'vitest';
import { confusablesIn } from '../../../../scripts/confusables.ts';
import { lookKey } from './looks.ts';
import { checkName, nameKey } from './names.ts';

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
  'Ａｄａ', // full-width letters are letters
  'Əli Həsənov', // letters of living languages that are also phonetic
  'Ɔkɔmfɔ Ɛdɔ',
  'Ɗan Ɓaure',
  'Nguyễn Thị',
  'Robot of Ada', // reserved words as parts of words, and words reserved only as a whole name
  'Little House',
  'Dream Team',
  'Chess Bot',
  'Owner of Camels',
  'Modesta',
  'Supporter',
  'Staffan',
  'Caravan Serenade',
])('«%s» is a name', (name) => expect(checkName(name)).toMatchObject({ ok: true }));

test.each([
  ['', 'length'],
  ['ab', 'length'],
  ['a'.repeat(21), 'length'],
  [`a${'\u0301'.repeat(70)}bc`, 'length'], // stacked combining marks
  ['\u3164\u3164\u3164', 'letters'], // the blank Hangul filler, which Unicode classes as a letter
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
  ['4dm1n', 'reserved'], // digits as letters
  ['Carav4ns3rai', 'reserved'],
  ['Админ', 'reserved'], // in other scripts
  ['Модератор 2', 'reserved'],
  ['Modérateur', 'reserved'],
  ['Caravanserai', 'reserved'],
  ['Modérator', 'reserved'],
  ['The House', 'reserved'],
  ['Tin Hinan', 'reserved'], // name of one of the server's bots
  ['Salt Carrier', 'reserved'],
  ['leftHand', 'reserved'],
  ['ᴀlice', 'letters'], // small capitals and other letters of no living language
  ['ᴀʟɪᴄᴇ', 'letters'],
  ['ꜱᴛᴀꜰꜰ', 'letters'],
  ['ꞃuꝺolf', 'letters'],
  ['ɐlice', 'letters'],
  ['ᶏlice', 'letters'],
  ['aǃlice', 'letters'],
  ['Caravanserai Admin', 'reserved'],
  ['Admin of Caravanserai', 'length'], // too long, which is checked before reserved words
  ['Adm of Caravanserai', 'reserved'],
  ['xCaravanserai', 'reserved'],
  ['CaravanserAI2026', 'reserved'],
  ['Caravan-Serai Team', 'reserved'],
  ['Сaravanserai', 'letters'], // Cyrillic С
  ['The Caravanserái', 'reserved'],
  ['Support-Team', 'reserved'],
  ['Supp0rt Team', 'reserved'],
  ['SupportTeam', 'reserved'],
  ['Your Friendly Admin', 'reserved'],
  ['x_admin_x', 'reserved'],
  ['Admin2 of Targi', 'reserved'],
  ['Site Moderator', 'reserved'],
  ['Official Ada', 'reserved'],
  ['Mod Ada', 'reserved'],
  ['Soporte Oficial', 'reserved'],
  ['Zespół wsparcia', 'reserved'],
])('«%s» is none: %s', (name, problem) => expect(checkName(name)).toEqual({ ok: false, error: problem }));

test.each([
  ['Alice', 'AIice'], // a capital I for an l
  ['Alice', 'A1ice'],
  ['Bob', 'B0b'],
  ['ВОВ', 'BOB'], // all Cyrillic
  ['сор', 'cop'],
  ['Tom', 'Torn'],
  ['Ada', 'Adа'],
  ['Alice', 'ᴀlice'], // names from before these letters were refused
  ['Alice', 'ᴀʟɪᴄᴇ'],
  ['Bob Dekker', 'ʙᴏʙ ᴅᴇᴋᴋᴇʀ'],
  ['Fungus', 'ꜰᴜɴɢᴜꜱ'],
  ['jqhptvwxyz', 'ᴊꞯʜᴘᴛᴠᴡxʏᴢ'],
  ['Mitchell', 'ᴍɪᴛᴄʜᴇʟʟ'],
  ['Rudolf', 'ꞃuꝺolꝼ'],
  ['John', 'ȷohn'],
  ['Alice', 'ᵃˡⁱᶜᵉ'], // superscripts
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
