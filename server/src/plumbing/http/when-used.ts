/** Makes something at its first use. */
export function whenUsed<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
