import { expect, test } from 'vitest';
import { noticeOf } from './notice.ts';

test('a push message of the server becomes a notification that links to its match', () => {
  const sent = { title: 'Your turn: Targi', text: 'At the table: Bo', lang: 'en', match: 'abc' };
  expect(noticeOf(sent)).toMatchObject({
    title: 'Your turn: Targi',
    options: { body: 'At the table: Bo', lang: 'en', tag: 'abc', renotify: true, data: '/online/abc' },
  });
});

test.each([undefined, 7, 'text', { title: 7, match: ['a'] }])('%j leads to the lobby', (sent) => {
  expect(noticeOf(sent)).toMatchObject({
    title: 'Caravanserai',
    options: { tag: '', renotify: false, data: '/online' },
  });
});
