export const DIALOG_ID = 'end-count';

/** Reopens the count after it was closed. */
export function openEndCount(): void {
  const dialog = document.getElementById(DIALOG_ID);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
