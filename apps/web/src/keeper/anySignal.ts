/** Aborts with the first of these signals. `AbortSignal.any` needs Chrome 116, Firefox 124 or Safari 17.4. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    else signal.addEventListener('abort', () => any.abort(signal.reason), { once: true, signal: any.signal });
  }
  return any.signal;
}
