import { signal } from '../signals/signal.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Called when it times out or is closed, but not when its action was chosen. */
  readonly onGone?: (() => void) | undefined;
}

export const toasts = signal<readonly Toast[]>([]);
let lastId = 0;

export function showToast(toast: Omit<Toast, 'id'>): void {
  toasts.set([...toasts.get(), { ...toast, id: ++lastId }]);
}

export function dismissToast(toast: Toast): void {
  if (drop(toast)) toast.onGone?.();
}

export function takeToast(toast: Toast): void {
  if (drop(toast)) toast.action?.run();
}

function drop(toast: Toast): boolean {
  const was = toasts.get().includes(toast);
  if (was) toasts.set(toasts.get().filter((each) => each !== toast));
  return was;
}
