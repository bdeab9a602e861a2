import { openDB } from 'idb';

/** A small key-value store; each change is atomic across tabs. */
export type DeviceStorage<Values> = {
  readonly read: <Name extends keyof Values & string>(
    name: Name,
  ) => Promise<Values[Name] | undefined>;
  /** Stores and returns the result of `change`; `undefined` deletes the value. */
  readonly change: <Name extends keyof Values & string>(
    name: Name,
    change: (held: Values[Name] | undefined) => Values[Name] | undefined,
  ) => Promise<Values[Name] | undefined>;
};

const STORE = 'kept';

async function databaseStorage<Values>(databaseName: string): Promise<DeviceStorage<Values>> {
  const database = await openDB(databaseName, 1, {
    upgrade: (created) => {
      created.createObjectStore(STORE);
    },
    // A newer version in another tab may need to upgrade the database.
    blocking: () => {
      database.close();
    },
  });
  return {
    // Only this program writes there.
    read: (name) => database.get(STORE, name) as Promise<Values[typeof name] | undefined>,
    change: async (name, change) => {
      // Strict durability: the step must be on the disk before the user sees it as stored.
      const { store, done } = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const write = async () => {
        const changed = change((await store.get(name)) as Values[typeof name] | undefined);
        await (changed === undefined ? store.delete(name) : store.put(changed, name));
        return changed;
      };
      const [changed] = await Promise.all([write(), done]);
      return changed;
    },
  };
}

function memoryStorage<Values>(): DeviceStorage<Values> {
  const held: Partial<Values> = {};
  return {
    read: (name) => Promise.resolve(held[name]),
    change: (name, change) => {
      const changed = change(held[name]);
      held[name] = changed;
      return Promise.resolve(changed);
    },
  };
}

/** The device's IndexedDB, or the page's memory where it is not available. */
export function openDeviceStorage<Values>(database: string): DeviceStorage<Values> {
  let opening: Promise<DeviceStorage<Values>> | undefined;
  const storage = () =>
    (opening ??= databaseStorage<Values>(database).catch(() => memoryStorage<Values>()));
  return {
    read: async (name) => (await storage()).read(name),
    change: async (name, change) => (await storage()).change(name, change),
  };
}
