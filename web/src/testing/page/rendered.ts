const removers = new Set<() => void>();

/** Removes what a test rendered: at the latest after the test, at once when the returned function is called. */
export function removedAfterTest(remove: () => void): () => void {
  const removeOnce = () => {
    if (removers.delete(removeOnce)) remove();
  };
  removers.add(removeOnce);
  return removeOnce;
}

/** Called after each test. */
export function removeRendered(): void {
  for (const remove of removers) remove();
}
