/** The result of `work`, or `otherwise` after a timeout. The timer does not keep the process alive. */
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
