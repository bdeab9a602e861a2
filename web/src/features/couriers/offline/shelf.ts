/** A place for a few things under their names; a change of one is whole, whichever tab makes it. */
export type Shelf = {
  readonly read: (name: string) => Promise<unknown>;
  /** Puts in its place what `change` makes of it; nothing takes it away. */
  readonly change: (name: string, change: (held: unknown) => unknown) => Promise<unknown>;
};

const DATABASE = 'comanda-courier';
const STORE = 'kept';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE);
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // A newer program in another tab may want the database for itself.
      database.addEventListener('versionchange', () => {
        database.close();
      });
      resolve(database);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('no storage'));
    });
  });
}

function settled<Value>(transaction: IDBTransaction, value: () => Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => {
      resolve(value());
    });
    for (const end of ['abort', 'error'] as const) {
      transaction.addEventListener(end, () => {
        reject(transaction.error ?? new Error('not stored'));
      });
    }
  });
}

function databaseShelf(database: IDBDatabase): Shelf {
  return {
    read: (name) => {
      const transaction = database.transaction(STORE);
      const request = transaction.objectStore(STORE).get(name);
      return settled(transaction, (): unknown => request.result);
    },
    change: (name, change) => {
      // What a courier was told to be kept is on the disk by then, not in a buffer that a swipe empties.
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore(STORE);
      const request = store.get(name);
      let made: unknown;
      request.addEventListener('success', () => {
        made = change(request.result);
        if (made === undefined) store.delete(name);
        else store.put(made, name);
      });
      return settled(transaction, () => made);
    },
  };
}

function memoryShelf(): Shelf {
  const held = new Map<string, unknown>();
  return {
    read: (name) => Promise.resolve(held.get(name)),
    change: (name, change) => {
      const made = change(held.get(name));
      if (made === undefined) held.delete(name);
      else held.set(name, made);
      return Promise.resolve(made);
    },
  };
}

/** The phone's own storage, or the page's memory where there is none. */
export function openShelf(): Shelf {
  const opening = openDatabase().then(databaseShelf, memoryShelf);
  return {
    read: async (name) => (await opening).read(name),
    change: async (name, change) => (await opening).change(name, change),
  };
}
