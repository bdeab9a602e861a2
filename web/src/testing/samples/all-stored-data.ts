function ofStorage(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map(
    (key) => `${key}=${storage.getItem(key)}`,
  );
}

const once = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('the storage cannot be read'));
    });
  });

async function ofDatabase(name: string): Promise<string[]> {
  const database = await once(window.indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  const content: string[] = [];
  for (const store of stores) {
    const objects = database.transaction(store).objectStore(store);
    const [keys, values] = [once(objects.getAllKeys()), once(objects.getAll())];
    content.push(`${name} ${store} ${JSON.stringify([await keys, await values])}`);
  }
  database.close();
  return content;
}

/** All data stored by the browser that a script of this page can read, as one text. */
export async function allStoredData(): Promise<string> {
  const databases = await window.indexedDB.databases();
  const stored = await Promise.all(databases.map(async ({ name = '' }) => ofDatabase(name)));
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  );
  return [
    ...ofStorage(window.localStorage),
    ...ofStorage(window.sessionStorage),
    ...stored.flat(),
    ...cached.flat().map(({ url }) => url),
    document.cookie,
    JSON.stringify(window.history.state),
    window.location.href,
  ].join('\n');
}
