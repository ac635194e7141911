import { expect, test } from 'vitest';
import { openTable } from './tableState.tsx';

test('a move has nothing drawn again for what was not chosen, opened or refused', () => {
  const { pointing, opened, actions } = openTable();
  const heard: string[] = [];
  pointing.subscribe(() => heard.push('pointing'));
  opened.subscribe(() => heard.push('opened'));
  actions.settle();
  actions.point(undefined);
  actions.complain(undefined);
  expect(heard).toEqual([]);

  actions.openSheet('A');
  actions.settle();
  actions.settle();
  expect(heard).toEqual(['opened', 'opened']);
  expect(opened.get().sheet).toBeUndefined();
});
