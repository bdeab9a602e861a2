import { afterEach, expect, it, vi } from 'vitest';
import { aPageInfo } from '../testing/a-page-info.ts';
import { storeNextSteps } from './store-for-offline.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watchWorker(connection?: { readonly saveData: boolean }) {
  const postMessage = vi.fn<(message: unknown) => void>();
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) };
  vi.stubGlobal('navigator', { serviceWorker, connection });
  return postMessage;
}

const menu = '/api/client/pub/la-nuc?language=ro';
const terms = ['/api/client/pub/7/shipping', '/api/client/pub/7/preorder'];

it.each([
  [{ orderTypes: ['in_place', 'delivery'], hasFood: true }, [menu, ...terms]],
  [{ orderTypes: ['delivery'], hasFood: undefined }, terms],
  [{ orderTypes: ['in_place'], hasFood: true }, [menu]],
  [{ orderTypes: ['in_place'], hasFood: undefined }, []],
] as const)('asks the worker for what the next steps read: %o', async (of, reads) => {
  const postMessage = watchWorker({ saveData: false });
  await storeNextSteps(aPageInfo({ pubId: 7, urlName: 'la-nuc', language: 'ro', ...of }));
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ language: 'ro', reads });
});

it('asks for the menu with its options', async () => {
  const postMessage = watchWorker();
  document.body.innerHTML = '<data><small>de la</small>60,00</data>';
  await storeNextSteps(aPageInfo({ pubId: 7, urlName: 'la-nuc', language: 'ro' }));
  expect(postMessage.mock.calls).toMatchObject([[{ reads: expect.arrayContaining([menu]) }]]);
  document.body.replaceChildren();
});

it.each([
  [{ saveData: true }, ['in_place']],
  [undefined, []],
] as const)('asks for nothing with %o and the order types %o', async (connection, orderTypes) => {
  const postMessage = watchWorker(connection);
  await storeNextSteps(aPageInfo({ orderTypes, hasFood: true }));
  expect(postMessage).not.toHaveBeenCalled();
});
