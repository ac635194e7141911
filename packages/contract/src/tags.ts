import { err, ok, type Result } from './result.ts';

/** A parse error: its position, the text found there, and what was expected. */
export interface TextError<Code extends string> {
  readonly code: Code;
  readonly line: number; // from 1
  readonly column: number; // from 1
  readonly found: string;
  readonly expected: readonly string[];
}

export const TAG_ERRORS = [
  'not-a-tag', // a header line that is not [Name "value"]
  'unknown-tag',
  'repeated-tag',
  'bad-value', // of a tag
  'missing-tag',
] as const;
export type TagError = TextError<(typeof TAG_ERRORS)[number]>;

export interface TagSpec {
  readonly name: string;
  readonly choices?: readonly string[]; // undefined: any value
  readonly isRequired?: boolean;
}

export type Tags = ReadonlyMap<string, { readonly value: string; readonly line: number }>;

export interface NumberedLine {
  readonly text: string;
  readonly number: number; // from 1
}

/** A game file is a list of tags as in PGN, followed by lines of moves. Empty lines and comments, which begin with `;`, are skipped. */
export function parseTagged(
  text: string,
  specs: readonly TagSpec[],
): Result<{ readonly tags: Tags; readonly body: readonly NumberedLine[] }, TagError> {
  const lines = text
    .split(/\r?\n/)
    .map((line, i): NumberedLine => ({ text: line, number: i + 1 }))
    .filter((line) => line.text.trim() !== '' && !line.text.startsWith(';'));
  const headLength = lines.findIndex((line) => !line.text.startsWith('['));
  const head = headLength < 0 ? lines : lines.slice(0, headLength);
  const tags = parseTags(head, specs);
  return tags.ok ? ok({ tags: tags.value, body: lines.slice(head.length) }) : tags;
}

function parseTags(lines: readonly NumberedLine[], specs: readonly TagSpec[]): Result<Tags, TagError> {
  const tags = new Map<string, { value: string; line: number }>();
  for (const { text, number: line } of lines) {
    const [, name = '', quoted] = /^\[(\w+) ("(?:[^"\\]|\\.)*")\]\s*$/.exec(text) ?? [];
    const value = quoted === undefined ? undefined : unquote(quoted);
    if (value === undefined) return textError('not-a-tag', line, 1, text.trim(), ['[Seed "…"]']);
    const spec = specs.find((candidate) => candidate.name === name);
    const names = specs.map((candidate) => candidate.name);
    if (!spec) return textError('unknown-tag', line, 2, name, names);
    if (tags.has(name)) return textError('repeated-tag', line, 2, name, []);
    if (spec.choices && !spec.choices.includes(value))
      return textError('bad-value', line, name.length + 3, value, spec.choices);
    tags.set(name, { value, line });
  }
  const missing = specs.find(({ name, isRequired }) => isRequired && !tags.has(name));
  return missing ? textError('missing-tag', 1, 1, '', [`[${missing.name} "…"]`]) : ok(tags);
}

function unquote(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return undefined; // an invalid escape sequence
  }
}

export function makeTag(name: string, value: string): string {
  return `[${name} ${JSON.stringify(value)}]`;
}

export function textError<Code extends string>(
  code: Code,
  line: number,
  column: number,
  found: string,
  expected: readonly string[],
): Result<never, TextError<Code>> {
  return err({ code, line, column, found, expected });
}
