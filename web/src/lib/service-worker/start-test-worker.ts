import { vi } from 'vitest';

type Listener = (event: object) => void;
type HandledRequest = Pick<Request, 'method' | 'mode' | 'url'>;
type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

type Kind = 'install' | 'activate' | 'message' | 'push' | 'notificationclick';

export type TestWorker = {
  /** The network's responses from now on, by path; every other path is unreachable. */
  readonly connect: (answers: Answers) => void;
  /** All fetched paths. */
  readonly fetched: readonly string[];
  /** Dispatches an event and waits until the worker has handled it. */
  readonly dispatch: (kind: Kind, data?: unknown, notification?: object) => Promise<void>;
  /** The worker's response to a request; undefined where it leaves that to the browser. */
  readonly request: (path: string, mode?: RequestMode) => Promise<Response> | undefined;
};

const KINDS: ReadonlySet<string> = new Set([
  'install',
  'activate',
  'message',
  'fetch',
  'push',
  'notificationclick',
]);

/** Runs the worker's program inside a test page: real caches, a fake network. */
export async function startTestWorker(program: () => Promise<unknown>): Promise<TestWorker> {
  const listeners = new Map<string, Listener>();
  const add = window.addEventListener.bind(window);
  const caught = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation(
      (kind: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        if (KINDS.has(kind)) listeners.set(kind, listener as unknown as Listener);
        else add(kind, listener, options as AddEventListenerOptions);
      },
    );
  await program();
  caught.mockRestore();

  const fetched: string[] = [];
  const connect = (answers: Answers) => {
    const fetchPath = async (file: string | Pick<Request, 'url'>): Promise<Response> => {
      const { pathname } = new URL(typeof file === 'string' ? file : file.url, location.href);
      fetched.push(pathname);
      const answer = answers[pathname];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    };
    vi.stubGlobal('fetch', fetchPath);
    // The browser's own implementation does not use the fetch that a page replaces.
    vi.spyOn(Cache.prototype, 'addAll').mockImplementation(async function addAll(
      this: Cache,
      files: Iterable<RequestInfo>,
    ) {
      const all = await Promise.all(
        [...files].map(async (file) => ({ file, answer: await fetchPath(file) })),
      );
      if (all.some(({ answer }) => !answer.ok)) throw new TypeError('Failed to fetch');
      await Promise.all(all.map(({ file, answer }) => this.put(file, answer)));
    });
  };
  return {
    connect,
    fetched,
    dispatch: async (kind, data, notification) => {
      const lasting: Promise<unknown>[] = [];
      const waitUntil = (until: Promise<unknown>) => lasting.push(until);
      listeners.get(kind)?.({ data, notification, waitUntil });
      await Promise.all(lasting);
    },
    request: (path, mode) => {
      let answer: Promise<Response> | undefined;
      const url = new URL(path, location.href).href;
      // A script cannot create a request with the mode `navigate`.
      const request: HandledRequest =
        mode === undefined ? new Request(url) : { method: 'GET', mode, url };
      const respondWith = (response: Promise<Response>) => {
        answer = response;
      };
      listeners.get('fetch')?.({ request, respondWith });
      return answer;
    },
  };
}

/** Deletes every cache of ours. */
export async function deleteCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('comanda-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}
