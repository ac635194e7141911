/** Fields of untrusted data. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A player at a local table: a person, or a bot of one of these levels. */
export function parsePlayer<Level>(value: unknown, levels: readonly Level[]) {
  if (!isFields(value)) return undefined;
  const { kind, name } = value;
  if (kind === 'person') return typeof name === 'string' ? { kind: 'person' as const, name } : undefined;
  const level = levels.find((each) => each === value['level']);
  return kind === 'bot' && level ? { kind: 'bot' as const, level } : undefined;
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
