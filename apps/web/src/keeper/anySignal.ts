/** Aborts with the first of these. `AbortSignal.any` is in Chrome from 116, in Firefox from 124 and in Safari from 17.4 on only. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    else signal.addEventListener('abort', () => any.abort(signal.reason), { once: true, signal: any.signal });
  }
  return any.signal;
}
