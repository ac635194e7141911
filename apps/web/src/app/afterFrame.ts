/** Runs after the next frame, or on a hidden page right away. Returns a function that cancels it. */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(run);
  };
  const frame = document.hidden ? wait() : requestAnimationFrame(wait); // hidden pages get no animation frames
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
