import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, Connection, openTestServer } from '../../test/testServer.ts';
import { cleanLine } from './chatText.ts';

test.each([
  ['an ordinary line', 'Salam, how are you? 42 – 25!', 'Salam, how are you? 42 – 25!'],
  ['bell and escape', 'a\u0007b\u001b[31mred\u001b[0m', 'ab[31mred[0m'],
  ['other controls', 'a\u0000\u0008\u007f\u0080\u009bb', 'ab'],
  ['line breaks of all kinds', 'a\nb\r\nc\u2028d\u2029e\u0085f\u000bg\th', 'a b c d e f g h'],
  ['bidirectional controls', '\u202eevil\u202c \u2066x\u2069 \u200e\u200f\u061cy', 'evil x y'],
  ['zero-width characters', 'ad\u200bm\u2060i\ufeffn\u00ad\u034f\u180e', 'admin'],
  ['a joiner inside of a Latin word', 'ad\u200dmi\u200cn', 'admin'],
  ['tags, which hide a message', 'hi\u{e0068}\u{e0069}', 'hi'],
  ['blanks that look empty', '\u3164\u2800\u115f\uffa0 x', 'x'],
  ['many spaces', '  a \u00a0\u3000  b ', 'a b'],
  ['nothing but what is not seen', '\u200b\u202e\u0007 \u2800 \ufffc\u{1d159}', ''],
  ['annotations, private and unassigned code points', 'a\ufff9b\ufffbc\ue000d\uffff', 'abcd'],
  ['a tower of accents', `z${'\u0301'.repeat(40)}a`, `z${'\u0301'.repeat(8)}a`],
])('%s', (_what, said, shown) => expect(cleanLine(said)).toBe(shown));

test.each([
  '👩‍👩‍👧‍👦 👍🏽 ❤️ 1️⃣ 🏳️‍🌈 🧑🏽‍🚀', // joiners and variation selectors of emoji
  'می‌خواهم', // Persian with a non-joiner
  'क्‍ष श्री', // Devanagari with a joiner
  'שָׁלוֹם',
  'สวัสดีครับ น้ำ',
  'Příliš žluťoučký kůň',
  'བཀྲ་ཤིས་བདེ་ལེགས',
  '日本語 🇩🇪',
])('«%s» stays as it is', (line) => expect(cleanLine(line)).toBe(line));

describe('at a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer('sqlite', {}, ':memory:');
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  test('what cannot be seen is left out, by HTTP and by socket, and an empty line is refused', async () => {
    const { id, blue, white } = await server.table();
    await blue.post(`/matches/${id}/chat`, { text: 'you\u202ewon\u0007\nnow' });
    expect(await blue.post(`/matches/${id}/chat`, { text: '\u200b\u202e' })).toMatchObject({
      status: 400,
      body: { code: 'malformed', detail: 'nothing was said' },
    });
    const connection = await Connection.open(await server.listen(), white.identity());
    connection.send({ type: 'say', id: 1, match: id, text: '\u001b[2Jme too' });
    await connection.next('done');
    connection.close();
    const { body } = await white.get(`/matches/${id}/chat`);
    expect(body.map(({ text }: { text: string }) => text)).toEqual(['youwon now', '[2Jme too']);
  });
});
