/** Runs once the next frame is on its way: what nobody sees does not keep it waiting. The answer calls it off. */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(run);
  };
  const frame = document.hidden ? wait() : requestAnimationFrame(wait); // a hidden page has no frames
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
