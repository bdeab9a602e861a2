import { expect } from '@playwright/test';
import type { Person } from '../../stage/stage.ts';

/** The program is cached on the phone once its worker is active. */
export async function cacheProgram({ page }: Pick<Person, 'page'>): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/courier');
        return registration?.active?.state;
      }),
    )
    .toBe('activated');
}

/** The cached files of the program: they never include an answer of the server's calls. */
export const cachedAddresses = ({ page }: Pick<Person, 'page'>) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      caches: names.length,
      addresses: requests.flat().map(({ url }) => new URL(url).pathname),
    };
  });

/** The guests of the orders that the phone has stored, by the id of the order. */
export const storedGuests = ({ page }: Pick<Person, 'page'>) =>
  page.evaluate(
    () =>
      new Promise<Record<number, string>>((resolve, reject) => {
        const opening = indexedDB.open('comanda-courier');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no storage')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('kept').objectStore('kept').get('lists');
          reading.addEventListener('success', () => {
            type StoredOrder = { readonly id: number; readonly client_name?: string };
            const lists = reading.result as { readonly orders: readonly StoredOrder[] } | undefined;
            database.close();
            resolve(
              Object.fromEntries(
                (lists?.orders ?? []).map(({ id, client_name: name }) => [id, name ?? '']),
              ),
            );
          });
        });
      }),
  );
