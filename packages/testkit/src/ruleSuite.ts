import { describe, expect, test } from 'vitest';

export interface TestedRules {
  readonly prefix: string; // of the numbers of the lines, as in «TG-1»
  readonly lines: readonly string[];
  /** What else needs a test, with the line that states it: rulings, cards. */
  readonly others: readonly (readonly [name: string, line: string])[];
  /** What else a title may name. */
  readonly mentions?: readonly string[];
  /** The codes of refusals, each with its line. */
  readonly refusals: readonly (readonly [code: string, line: string])[];
  /** How a name looks that stands at the beginning of a title. */
  readonly name: RegExp;
  /** The text of every test file. */
  readonly sources: readonly string[];
}

/**
 * Whether every rule of a game has a test. A title begins with what it tests: «TG-43 R1 the first player’s shortfall …»; it is a text
 * that begins so, whether it stands in a call or in a table.
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

    test('[rules] the lines are numbered from 1 on, without a gap', () => {
      expect(lines).toEqual(lines.map((_, i) => `${prefix}-${i + 1}`));
    });

    test.each(others)('[rules] %s, by %s', (other, line) => {
      expect(titles.filter((names) => names.includes(other) && names.includes(line))).not.toEqual([]);
    });

    test.each(refusals)('[rules] the refusal «%s»', (code, line) => {
      expect(lines).toContain(line);
      expect(sources.filter((source) => source.includes(`'${code}'`))).not.toEqual([]);
    });

    test('[rules] no title names a rule that is not there', () => {
      const known = new Set([...lines, ...others.map(([other]) => other), ...mentions]);
      expect([...tested].filter((each) => !known.has(each))).toEqual([]);
    });
  });
}
