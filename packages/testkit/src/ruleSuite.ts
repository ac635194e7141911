import { describe, expect, test } from 'vitest';

export interface TestedRules {
  readonly prefix: string; // of the rule numbers: «TG» in «TG-1»
  readonly lines: readonly string[];
  /** Rulings and cards that need a test too, each with the rule that states it. */
  readonly others: readonly (readonly [name: string, line: string])[];
  /** Further names that a title may contain. */
  readonly mentions?: readonly string[];
  /** The refusal codes, each with its rule. */
  readonly refusals: readonly (readonly [code: string, line: string])[];
  /** Matches one name at the start of a title, such as «TG-43» or «R1». */
  readonly name: RegExp;
  /** The text of every test file. */
  readonly sources: readonly string[];
}

/**
 * Checks that every rule of a game has a test. A title starts with the rules that it tests: «TG-43 R1 the first player’s shortfall …».
 * Any string literal that starts like this counts, whether in a call or in a table.
 */
export function ruleSuite({ prefix, lines, others, mentions = [], refusals, name, sources }: TestedRules): void {
  const title = new RegExp(`['"\`]\\[?((?:(?:${name.source})[ \\]])+)(?=[^'"\`]+['"\`])`, 'g');
  const titles = sources.flatMap((source) =>
    Array.from(source.matchAll(title), ([, names = '']) => names.split(/[ \]]/).filter(Boolean)),
  );
  const tested = new Set(titles.flat());

  describe('every rule has a test', () => {
    test.each(lines)('[rules] %s', (line) => {
      expect(tested).toContain(line);
    });

    test('[rules] the rules are numbered from 1 without gaps', () => {
      expect(lines).toEqual(lines.map((_, i) => `${prefix}-${i + 1}`));
    });

    test.each(others)('[rules] %s, by %s', (other, line) => {
      expect(titles.filter((names) => names.includes(other) && names.includes(line))).not.toEqual([]);
    });

    test.each(refusals)('[rules] the refusal «%s»', (code, line) => {
      expect(lines).toContain(line);
      expect(sources.filter((source) => source.includes(`'${code}'`))).not.toEqual([]);
    });

    test('[rules] no title names an unknown rule', () => {
      const known = new Set([...lines, ...others.map(([other]) => other), ...mentions]);
      expect([...tested].filter((each) => !known.has(each))).toEqual([]);
    });
  });
}
