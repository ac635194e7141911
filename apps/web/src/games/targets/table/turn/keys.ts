/** Whether the target takes text input or belongs to a dialog. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
}

export function isPlainKey({ repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !repeat && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}
