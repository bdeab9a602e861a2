/** The parts of a request that the worker needs. */
export type RequestFacts = {
  readonly method: string;
  /** As `Request.mode`: `navigate` for a page. */
  readonly mode: string;
  readonly url: string;
};

/** The shell: network first; a part of the program: cache first; texts: either; all others are not handled. */
export type RequestStrategy = 'shell' | 'part' | 'texts' | 'network';

/** How a request of the courier's pages is answered. Calls, sockets and pictures are never cached. */
export function routeRequest({ method, mode, url }: RequestFacts, origin: string): RequestStrategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  const { pathname } = address;
  if (mode === 'navigate') return /^\/courier(\/|$)/.test(pathname) ? 'shell' : 'network';
  if (pathname.startsWith('/assets/')) return 'part';
  return /^\/static\/admin\/locales\/\w+\/translation\.json$/.test(pathname) ? 'texts' : 'network';
}
