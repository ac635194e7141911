export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Called when it goes by itself or is closed, and not when the action was taken. */
  readonly onGone?: (() => void) | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function showToast(toast: Omit<Toast, 'id'>): void {
  setToasts([...toasts, { ...toast, id: ++lastId }]);
}

export function dismissToast(toast: Toast): void {
  if (drop(toast)) toast.onGone?.();
}

export function takeToast(toast: Toast): void {
  if (drop(toast)) toast.action?.run();
}

function drop(toast: Toast): boolean {
  const rest = toasts.filter((each) => each !== toast);
  const was = rest.length < toasts.length;
  if (was) setToasts(rest);
  return was;
}

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
