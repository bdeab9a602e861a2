/** The Server-Timing entry of a menu that the worker answered from its cache: a page can read it of its own navigation. */
export const CACHED_MARK = 'cached';
