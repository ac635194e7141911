import { Validator } from 'typebox/compile';
import { expect, test, vi } from 'vitest';
import { notAMessage } from './schemas.ts';

const ID = 'A'.repeat(22);
const play = (moves: unknown) => ({ type: 'play', id: 1, match: ID, request: { onVersion: 1, key: 'k', moves } });

test.each([
  ['{', 'message must be JSON'],
  ['null', 'message must be an object'],
  ['{"type":"toString"}', 'message/type must be one of'],
  ['{"type":"ping"}', 'message/id is missing'],
  [`{"type":"watch","match":"short"}`, 'message/match must match'],
  [`{"type":"watch","match":"${ID}","more":1}`, 'message/more is unknown'],
  [JSON.stringify({ ...play([{}]), request: {} }), 'message/request/onVersion is missing'],
])('%s: %s', (text, told) => {
  expect(notAMessage(text)).toMatchObject({ code: 'malformed', detail: expect.stringContaining(told) });
});

// TypeBox's `Errors` interprets the schema for every inner value: 0.4 s for a message of 16 kB.
test.each([
  ['too many moves', play(Array.from({ length: 4000 }, () => ({})))],
  ['a move with many fields', play([{ a: Array.from({ length: 7000 }, () => 0), b: [[[[[]]]]] }])],
  ['many fields', { type: 'ping', ...Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`k${i}`, 0])) }],
  ['an object as a name', { type: 'watch', match: { a: Array.from({ length: 7000 }, () => 0) } }],
])('an invalid message is not searched for all of its faults: %s', (_name, message) => {
  const search = vi.spyOn(Validator.prototype, 'Errors');
  expect(notAMessage(JSON.stringify(message)).code).toBe('malformed');
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});
