/** Runs once the browser has nothing better to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return onTimer(run); // Safari has no idle callbacks
  const idle = requestIdleCallback(run, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
}

function onTimer(run: () => void): () => void {
  const timer = setTimeout(run, 300);
  return () => clearTimeout(timer);
}
