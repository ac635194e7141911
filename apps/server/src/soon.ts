/** What `work` comes to, or `otherwise` if it takes longer than this. Nobody is kept waiting, and no process is kept alive for it. */
export async function soon<T, Else>(work: Promise<T>, withinMs: number, otherwise: Else): Promise<T | Else> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Else>((resolve) => {
    timer = setTimeout(resolve, withinMs, otherwise).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
