/** Inverts a positive definite matrix by Gauss–Jordan elimination. Such a matrix needs no pivoting. */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i][i];
    for (let c = 0; c < 2 * n; c++) rows[i][c] /= pivot;
    for (let r = 0; r < n; r++) {
      const factor = rows[r][i];
      if (r === i || factor === 0) continue;
      for (let c = 0; c < 2 * n; c++) rows[r][c] -= factor * rows[i][c];
    }
  }
  return rows.map((row) => row.slice(n));
}
