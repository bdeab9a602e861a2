type ExtendableEvent = Event & { readonly waitUntil: (until: Promise<unknown>) => void };
type PushEvent = ExtendableEvent & { readonly data: { readonly text: () => string } | null };
type NotificationEvent = ExtendableEvent & {
  readonly notification: {
    readonly data: { readonly url?: string } | undefined;
    readonly close: () => void;
  };
};

/** The part of a service worker's global scope that pushes use; see `WorkerScope`. */
export type PushScope = {
  readonly registration: {
    readonly showNotification: (
      title: string,
      // `renotify` is in no type of TypeScript's own.
      options: NotificationOptions & { readonly renotify: boolean },
    ) => Promise<void>;
  };
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly addEventListener: {
    (kind: 'push', listener: (event: PushEvent) => void): void;
    (kind: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  };
};
