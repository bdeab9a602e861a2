let styles: Promise<unknown> | undefined;

/**
 * The basket's bar, the dish sheet and the search are for those who tap: their styles come at the first tap, if
 * they are not here by then. Where they do not come, everything works unadorned.
 */
export async function loadTapStyles(): Promise<void> {
  styles ??= import('../styles/taps.css').catch(() => undefined);
  await styles;
}
