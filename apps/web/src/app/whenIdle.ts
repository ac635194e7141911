/** Runs when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return onTimer(run); // Safari has no idle callbacks
  const idle = requestIdleCallback(run, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
}

function onTimer(run: () => void): () => void {
  const timer = setTimeout(run, 300);
  return () => clearTimeout(timer);
}
