type ExtendableEvent = Event & { readonly waitUntil: (until: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type WorkerMessageEvent = ExtendableEvent & { readonly data: unknown };

/**
 * The part of a service worker's global scope that ours use. TypeScript's own types for it cannot be in
 * one program with those of a window.
 */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (kind: 'fetch', listener: (event: FetchEvent) => void): void;
    (kind: 'message', listener: (event: WorkerMessageEvent) => void): void;
  };
};
