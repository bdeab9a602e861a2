/** Waits for all, also when one fails; then fails with the first failure. */
export async function settleAll<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
