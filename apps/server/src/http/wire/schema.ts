import { type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';

/** Ways to write schemas that all of them share. */

export function closed<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

export function oneOf<const Names extends string[]>(names: readonly [...Names]) {
  return Type.Enum(names, { type: 'string' });
}

export function oneOfNumbers<const Numbers extends number[]>(numbers: readonly [...Numbers]) {
  return Type.Enum(numbers, { type: 'integer' });
}

/** One variant of a union that is told apart by its `type`, `kind` or whatever field the game uses. */
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

/** The OpenAPI document has it once, under this name. */
export function named<T extends TSchema>(title: string, schema: T): T {
  return Object.assign(schema, { title });
}

/** Any JSON with at most so many levels of arrays and objects. */
export function json(levels: number): TUnsafe<unknown> {
  const scalars: TSchema[] = [Type.String(), Type.Number(), Type.Boolean(), Type.Null()];
  if (levels === 0) return Type.Unsafe<unknown>(Type.Union(scalars));
  const inner = json(levels - 1);
  return Type.Unsafe<unknown>(Type.Union([...scalars, Type.Array(inner), Type.Record(Type.String(), inner)]));
}
