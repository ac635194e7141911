/** Fields of a stored object, which an older version of the page may have written; every field is validated. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function parseFields(text: string | undefined): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

export function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

export const NAME_LENGTH = 24;

export function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, NAME_LENGTH) : '';
}
