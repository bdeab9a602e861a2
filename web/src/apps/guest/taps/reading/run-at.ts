/** Browsers run what is due later than in 24 days at once. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Runs something at a moment, however far away; returns what calls it off. */
export function runAt(at: number, run: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const leftMs = at - Date.now();
    timer = setTimeout(leftMs > LONGEST_WAIT_MS ? wait : run, Math.min(leftMs, LONGEST_WAIT_MS));
  };
  wait();
  return () => clearTimeout(timer);
}
