/** The part of a service worker's world that this one uses; the page's own types know none of it. */
type Lasting = Event & { readonly waitUntil: (until: Promise<unknown>) => void };
type Fetching = Lasting & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Told = Lasting & { readonly data: unknown };

export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (kind: 'fetch', listener: (event: Fetching) => void): void;
    (kind: 'message', listener: (event: Told) => void): void;
  };
  /** Written in front of this program by the server: what one deployment consists of. */
  readonly COMANDA_SHELL: { readonly version: string; readonly files: readonly string[] };
};
