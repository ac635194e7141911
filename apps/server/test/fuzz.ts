import { assert, type Rng } from '@caravanserai/contract';
import type { TSchema } from 'typebox';

/** The subset of JSON Schema that our schemas use. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** A value that matches the schema. */
export function sample(schema: TSchema): unknown {
  const shape = schema as unknown as Shape;
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return sample(shape.anyOf[0] as TSchema);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, part]) => [name, sample(part as TSchema)]),
      );
    case 'array':
      return Array.from({ length: shape.minItems ?? 1 }, () => sample((shape.items ?? {}) as TSchema));
    case 'string':
      return shape.pattern === undefined ? 'a'.repeat(shape.minLength ?? 1) : textFor(shape);
    case 'integer':
    case 'number':
      return shape.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return {};
  }
}

/** Candidates for every pattern in use; a pattern that none matches is an error. */
const TEXTS = [
  'a',
  'abc',
  'A'.repeat(22),
  'A'.repeat(87),
  '0'.repeat(32),
  'a@b.c',
  'http://a',
  '1',
  'abcdefgh',
  '2026-11-19',
];

function textFor({ pattern = '', minLength = 0 }: Shape): string {
  const found = TEXTS.find((text) => text.length >= minLength && new RegExp(pattern, 'u').test(text));
  assert(found !== undefined, `no text fits ${pattern}`);
  return found;
}

const NASTY: readonly unknown[] = [
  null, // oxlint-disable-line unicorn/no-null -- JSON has null
  true,
  false,
  -1,
  0,
  0.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  '',
  ' ',
  '0',
  '-1',
  'null',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202E\u200Babc',
  '💥'.repeat(20),
  'x'.repeat(3000),
  '../../etc/passwd',
  "'; DROP TABLE log; --",
  '%00%ff',
  '<script>alert(1)</script>',
  'constructor',
  '__proto__',
  'NaN',
  [],
  [[]],
  [null, undefined], // oxlint-disable-line unicorn/no-null -- valid in JSON
  {},
  { type: 'place' },
  { type: 'place', at: 1e9 },
  { type: 'toString' },
  { length: -1 },
  { constructor: { prototype: {} } },
  Array.from({ length: 200 }, (_, i) => i),
  '\uFFFF\uFFFE', // noncharacters
  'e\u0301\u0323'.repeat(40), // combining marks
  '\u{10FFFF}\u{E0001}',
  '\uDC00\uD800', // surrogates in the wrong order
];

/** JSON that `JSON.stringify` cannot produce: `makeText` inserts it in place of its marker. */
const RAW = [
  '['.repeat(5000) + ']'.repeat(5000),
  '{"a":'.repeat(2000) + '1' + '}'.repeat(2000),
  '[{"a":'.repeat(1500) + '1' + '}]'.repeat(1500),
  '1e999',
  '-1e999',
  '1e-999',
  '123456789012345678901234567890',
  '-0',
  '{"__proto__":{"type":"place","at":5}}',
  '{"constructor":{"prototype":{"at":5}}}',
  '{"type":"place","type":"end","at":5,"at":6}',
  '"\\ud800"',
  '{"\\udfff":1}',
  '{"":{"":{"":{"":{"":{"":{}}}}}}}',
] as const;

const MARKERS = RAW.map((_, i) => `@raw${i}@`);
const ALL_NASTY: readonly unknown[] = [...NASTY, ...MARKERS];

/** The value as JSON, with raw JSON in place of the markers. */
export function makeText(value: unknown): string | undefined {
  return JSON.stringify(value)?.replaceAll(/"@raw(\d+)@"/g, (_, i: string) => RAW[Number(i)]);
}

function pick<T>(list: readonly T[], rng: Rng): T {
  return list[rng.next() % list.length];
}

/** Every nasty value once, for a place that accepts anything. */
export const ANYTHING: readonly unknown[] = ALL_NASTY;

/** Replaces or removes a random part of the value, or adds one next to it. */
export function spoil(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || rng.next() % 4 === 0) return pick(ALL_NASTY, rng);
  if (Array.isArray(value)) {
    const at = rng.next() % (value.length + 1);
    return value.toSpliced(at, at < value.length ? 1 : 0, spoil(value[at], rng));
  }
  const fields = { ...value } as Record<string, unknown>;
  const names = Object.keys(fields);
  const name = names.length > 0 ? pick(names, rng) : 'more';
  switch (rng.next() % 6) {
    case 0:
      delete fields[name];
      return fields;
    case 1:
      return { ...fields, [String(pick(NASTY, rng)).slice(0, 30)]: pick(ALL_NASTY, rng) };
    default:
      return { ...fields, [name]: spoil(fields[name], rng) };
  }
}
