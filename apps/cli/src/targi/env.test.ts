import { expect, test } from 'vitest';
import { run } from '../../test/fakeIo.ts';

interface Told {
  readonly type: string;
  readonly code?: string;
  readonly view?: object;
  readonly returns?: Readonly<Record<string, number>>;
}

async function tell(...lines: readonly (object | string)[]): Promise<readonly Told[]> {
  const said = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const { code, out } = await run(['targi', 'env'], { lines: said });
  expect(code).toBe(0);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);
}

test('targi env plays a game to its end, deals the same again from its seed, and refuses the rest', async () => {
  const moves = Array.from({ length: 300 }, () => ({ move: 0 }));
  const told = await tell(
    { move: 0 },
    { reset: 'one' },
    { move: 999 },
    'x',
    ...moves,
    { reset: 'one' },
    { reset: 'two' },
  );
  expect(told[0]).toMatchObject({ type: 'refused', code: 'no-game' });
  expect(told[1]?.type).toBe('ask');
  expect(told.slice(2, 4).map(({ type }) => type)).toEqual(['refused', 'refused']);
  const end = told.find(({ type }) => type === 'end');
  expect((end?.returns?.['blue'] ?? 1) + (end?.returns?.['white'] ?? 1)).toBe(0);
  expect(told.at(-3)).toMatchObject({ type: 'refused', code: 'over' });
  expect(told.at(-2)?.view).toEqual(told[1]?.view);
  expect(told.at(-1)?.view).not.toEqual(told[1]?.view);
});
