import { assert } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { openService } from './open.ts';
import { OPS, PROTOCOL, type Service, WANTS } from './service.ts';

const SEATS = 2;
const text = new TextDecoder();

function request(op: number, wants: number, slots: readonly number[], ...rest: readonly Uint8Array[]): Uint8Array {
  const head = new Uint8Array(8);
  head[0] = op;
  head[1] = wants;
  new DataView(head.buffer).setUint32(4, slots.length, true);
  return new Uint8Array(Buffer.concat([head, bytes(Uint32Array.from(slots)), ...rest]));
}

function bytes(values: Uint32Array | Uint16Array | Float32Array): Uint8Array {
  return new Uint8Array(values.buffer);
}

function seeds(...words: readonly string[]): Uint8Array {
  return Buffer.concat([bytes(Uint16Array.from(words, (word) => word.length)), Buffer.from(words.join(''))]);
}

/** The payload of a successful reply. */
function answer(service: Service, asked: Uint8Array): Buffer {
  const reply = Buffer.from(service(asked));
  assert(reply[4] === 0, text.decode(reply.subarray(8)));
  return reply.subarray(8);
}

function refusal(service: Service, asked: Uint8Array): string {
  const reply = service(asked);
  expect(reply[4]).toBe(1);
  return text.decode(reply.subarray(8));
}

async function open(options: object = {}): Promise<Service> {
  const service = await openService({ protocol: PROTOCOL, game: 'targi', ...options });
  assert(service.ok, 'it opens');
  return service.value;
}

interface Told {
  readonly rewards: readonly number[];
  readonly lists: readonly (readonly number[])[];
  readonly observations: Buffer;
  readonly masks: Buffer;
  readonly players: readonly number[];
}

const ALL = WANTS.observations | WANTS.masks | WANTS.lists;

function read(data: Buffer, count: number): Told {
  let at = 0;
  const take = (size: number) => data.subarray(at, (at += size));
  const rewards = Array.from({ length: count * SEATS }, () => take(4).readFloatLE());
  const counts = Array.from({ length: count }, () => take(2).readUInt16LE());
  const lists = counts.map((length) => Array.from({ length }, () => take(2).readUInt16LE()));
  const observations = take(count * 1400);
  const masks = take(count * Math.ceil(4252 / 8));
  const players = Array.from(take(count), (byte) => (byte << 24) >> 24);
  expect(at).toBe(data.length);
  return { rewards, lists, observations, masks, players };
}

function actions(...ids: readonly number[]): Uint8Array {
  return bytes(Uint32Array.from(ids));
}

test('a batch is dealt, stepped and told with lists and masks that agree', async () => {
  const service = await open();
  let told = read(answer(service, request(OPS.reset, ALL, [7, 3], seeds('one', 'two'))), 2);
  for (let steps = 0; steps < 40; steps++) {
    told.lists.forEach((list, i) => {
      const mask = told.masks.subarray(i * 532, (i + 1) * 532);
      const set = Array.from({ length: 4252 }, (_, id) => id).filter(
        (id) => ((mask[id >> 3] ?? 0) & (1 << (id & 7))) !== 0,
      );
      expect(set).toEqual(list);
    });
    const chosen = told.lists.map((list) => list[0] ?? 0);
    told = read(answer(service, request(OPS.step, ALL, [7, 3], actions(...chosen))), 2);
  }
  const look = read(answer(service, request(OPS.look, ALL, [3, 7], Uint8Array.of(0, 1))), 2);
  expect(look.lists).toEqual([told.lists[1], told.lists[0]]);
});

test('a refused batch changes no game', async () => {
  const service = await open();
  const before = read(answer(service, request(OPS.reset, ALL, [0, 1], seeds('a', 'b'))), 2);
  const legal = before.lists.map((list) => list[0] ?? 0);
  const problem = refusal(service, request(OPS.step, ALL, [0, 1], actions(legal[0] ?? 0, 4000)));
  expect(problem).toMatch(/^slot 1: action 4000 \(.*\) is illegal here$/);
  const after = read(answer(service, request(OPS.look, ALL, [0, 1], Uint8Array.of(255, 255))), 2);
  expect(after).toEqual(before);
  expect(refusal(service, request(OPS.step, ALL, [0, 0], actions(1, 1)))).toBe('a batch steps each game once');
  expect(refusal(service, request(OPS.step, ALL, [9], actions(1)))).toBe('there is no game in slot 9');
  expect(refusal(service, request(OPS.step, ALL, [0]))).toContain('4 bytes for each');
  expect(refusal(service, request(OPS.look, ALL, [0], Uint8Array.of(2)))).toContain('no seat 2');
  expect(refusal(service, request(99, 0, []))).toBe('there is no operation 99');
  expect(refusal(service, Uint8Array.of(1))).toContain('8 bytes');
  expect(refusal(service, request(OPS.clone, 0, [0]))).toBe('each slot is cloned into one other');
  expect(refusal(service, request(OPS.reset, 0, [0]))).toBe('each seed has its length before it');
  const ask = (question: string) => refusal(service, request(OPS.ask, 0, [], Buffer.from(question)));
  expect(ask('what?')).toBe('a question is JSON');
  expect(ask('{"what":"weather"}')).toContain('weather');
  expect(ask('{"what":"information","slot":0,"seat":1}')).toBe('what this seat has seen is not kept');
});

test('a game that is over is dealt again by the next step, if that is wanted', async () => {
  const service = await open();
  let told = read(answer(service, request(OPS.reset, ALL, [0], seeds('over'))), 1);
  const wants = ALL | WANTS.autoreset;
  while (told.players[0] !== -4) {
    told = read(answer(service, request(OPS.step, wants, [0], actions(told.lists[0]?.at(-1) ?? 0))), 1);
  }
  expect(told.lists).toEqual([[]]);
  expect(refusal(service, request(OPS.step, ALL, [0], actions(0)))).toBe('slot 0: the game is over');
  const again = read(answer(service, request(OPS.step, wants, [0], actions(0))), 1);
  const second = read(answer(service, request(OPS.reset, ALL, [1], seeds('over/2'))), 1);
  expect(again).toEqual(second);
});

test('a clone goes its own way, and a slot that was given back is empty', async () => {
  const service = await open();
  const first = read(answer(service, request(OPS.reset, ALL, [0], seeds('clone'))), 1);
  answer(service, request(OPS.clone, 0, [0], bytes(Uint32Array.of(5))));
  answer(service, request(OPS.step, ALL, [5], actions(first.lists[0]?.[0] ?? 0)));
  expect(read(answer(service, request(OPS.look, ALL, [0], Uint8Array.of(255))), 1)).toEqual(first);
  answer(service, request(OPS.free, 0, [5]));
  expect(refusal(service, request(OPS.look, ALL, [5], Uint8Array.of(255)))).toBe('there is no game in slot 5');
});

const openings = [
  [{ protocol: 2 }, 'version 1'],
  [{ game: 'chess' }, '"chess"'],
  [{ options: { hands: 'ajar' } }, 'hands'],
  [{ options: 7 }, 'object'],
  [{ chance: 'loaded' }, 'chance'],
  [{ game: 'targets', options: { teams: true } }, 'teams-need-four'],
  [{ game: 'targets', chance: 'explicit' }, 'sampled'],
] as const;

test.each(openings)('%j is refused with a sentence', async (opening, says) => {
  const opened = await openService({ protocol: PROTOCOL, game: 'targi', ...opening });
  expect(opened.ok ? '' : opened.error).toContain(says);
});
