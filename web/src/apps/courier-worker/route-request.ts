/** What the worker needs to know of a request. */
export type AskedFor = {
  readonly method: string;
  /** As `Request.mode`: a page is asked for by `navigate`. */
  readonly mode: string;
  readonly url: string;
};

/** The shell first from the network; a part of the program from the phone; texts from either; the rest is not ours. */
export type Treatment = 'shell' | 'part' | 'texts' | 'network';

/** How a request of the courier's pages is answered. Calls, sockets and pictures never come from the phone. */
export function routeRequest({ method, mode, url }: AskedFor, origin: string): Treatment {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  const { pathname } = address;
  if (mode === 'navigate') return /^\/courier(\/|$)/.test(pathname) ? 'shell' : 'network';
  if (pathname.startsWith('/assets/')) return 'part';
  return /^\/static\/admin\/locales\/\w+\/translation\.json$/.test(pathname) ? 'texts' : 'network';
}
