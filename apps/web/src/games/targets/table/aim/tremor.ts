/** From -1 to 1, near 0 most often: the mean of four draws. */
export function tremble(): number {
  const draws = crypto.getRandomValues(new Uint32Array(4));
  return draws.reduce((sum, draw) => sum + draw / 2 ** 31 - 1, 0) / draws.length;
}
