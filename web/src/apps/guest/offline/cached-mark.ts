/** The Server-Timing entry of a menu that the worker answered from its cache: a page can read it of its own navigation. */
export const CACHED_MARK = 'cached';

/** Whether the worker answered this page's navigation from its cache. */
export function isCachedPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // Without the list in Safari before 16.4.
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.serverTiming?.[0]?.name === CACHED_MARK
  );
}
