import { showNote } from '../device/show-note.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { CACHED_MARK } from './cached-mark.ts';

/** Whether the worker answered this page's navigation from its cache. Not beside the mark: the worker would share the file. */
function isCachedPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // Without the list in Safari before 16.4.
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.serverTiming?.[0]?.name === CACHED_MARK
  );
}

/** Shows a note when the device goes offline, and on a page that the worker answered from its cache. */
export function showOffline(info: () => PageInfo): void {
  const show = (): void => showNote(info().texts.offline);
  window.addEventListener('offline', show);
  if (!navigator.onLine || isCachedPage()) show();
}
