/** A function that is made at its first call: most starts serve few of the calls. */
export function whenUsed<Given extends readonly unknown[], Result>(
  make: () => (...given: Given) => Result,
): () => (...given: Given) => Result {
  let made: ((...given: Given) => Result) | undefined;
  return () => (made ??= make());
}
