import { expect, test, vi } from 'vitest';
import { dismissToast, showToast, takeToast, toasts } from './toasts.ts';

test('a message is either answered or gone, once', () => {
  const [run, onGone, heard] = [vi.fn(), vi.fn(), vi.fn()];
  const leave = toasts.subscribe(heard);
  showToast({ text: 'removed', action: { label: 'bring back', run }, onGone });
  showToast({ text: 'removed too', action: { label: 'bring back', run }, onGone });
  const [first, second] = toasts.get();
  takeToast(first!);
  dismissToast(first!); // its timeout fires while its action runs
  expect([run.mock.calls.length, onGone.mock.calls.length]).toEqual([1, 0]);
  dismissToast(second!);
  takeToast(second!);
  expect([run.mock.calls.length, onGone.mock.calls.length]).toEqual([1, 1]);
  expect(toasts.get()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(4);
  leave();
});
