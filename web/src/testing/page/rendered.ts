import { wrongElements } from './wrong-elements.ts';

const removers = new Set<() => void>();
const wrong = new Set<string>();

/** Removes what a test rendered: at the latest after the test, at once when the returned function is called. */
export function removedAfterTest(remove: () => void): () => void {
  const removeOnce = () => {
    if (!removers.delete(removeOnce)) return;
    for (const element of wrongElements()) wrong.add(element);
    remove();
  };
  removers.add(removeOnce);
  return removeOnce;
}

/** Called after each test; returns what was wrong with the pages that it rendered. */
export function removeRendered(): readonly string[] {
  for (const remove of removers) remove();
  const found = [...wrong];
  wrong.clear();
  return found;
}
