const listeners = new Set<() => void>();

/** Calls the listener each time a popup has opened or closed, once it stands still; the returned function ends that. */
export function onPopupChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportPopupChange(): void {
  for (const listener of listeners) listener();
}
