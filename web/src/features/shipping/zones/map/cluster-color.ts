const LEAST = 10;

/** The count above which a cluster is red: the mean of all clusters, at least 10. */
export function redAbove(counts: readonly number[]): number {
  if (counts.length === 0) return LEAST;
  return Math.max(LEAST, counts.reduce((sum, count) => sum + count, 0) / counts.length);
}
