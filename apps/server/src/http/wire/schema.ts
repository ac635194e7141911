import { type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';

/** Shared helpers for schemas. */

export function closed<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

export function oneOf<const Names extends string[]>(names: readonly [...Names]) {
  return Type.Enum(names, { type: 'string' });
}

export function oneOfNumbers<const Numbers extends number[]>(numbers: readonly [...Numbers]) {
  return Type.Enum(numbers, { type: 'integer' });
}

/** One variant of a union, discriminated by a constant field such as `type` or `kind`. */
export function variant<const Field extends string, const Value extends string, P extends TProperties>(
  field: Field,
  value: Value,
  properties: P,
) {
  return closed({ [field]: Type.Literal(value), ...properties } as Record<
    Field,
    ReturnType<typeof Type.Literal<Value>>
  > &
    P);
}

const NAMED = new Map<string, TSchema>();

/** The OpenAPI document has this schema once, under this name. */
export function named<T extends TSchema>(title: string, schema: T): T {
  NAMED.set(title, schema);
  return Object.assign(schema, { title });
}

/** The schema of this name as first registered; a use may have another description. */
export function schemaNamed(title: string): TSchema | undefined {
  return NAMED.get(title);
}

/** The same schema with a description for this use. */
export function says<T extends TSchema>(description: string, schema: T): T {
  const copy = Object.create(Object.getPrototypeOf(schema), Object.getOwnPropertyDescriptors(schema)) as T;
  return Object.assign(copy, { description });
}

/** Any JSON with at most this many levels of arrays and objects. */
export function json(levels: number): TUnsafe<unknown> {
  const scalars: TSchema[] = [Type.String(), Type.Number(), Type.Boolean(), Type.Null()];
  if (levels === 0) return Type.Unsafe<unknown>(Type.Union(scalars));
  const inner = json(levels - 1);
  return Type.Unsafe<unknown>(Type.Union([...scalars, Type.Array(inner), Type.Record(Type.String(), inner)]));
}
