let styles: Promise<unknown> | undefined;

/**
 * The basket's bar and the dish sheet need a tap: their styles load at the first tap, if they
 * are not loaded by then. If they fail to load, everything works without them.
 */
export async function loadTapStyles(): Promise<void> {
  styles ??= import('../styles/taps.css').catch(() => undefined);
  await styles;
}
