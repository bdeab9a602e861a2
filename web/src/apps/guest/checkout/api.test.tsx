import type { QuoteRequest } from '@comanda/contract/orders';
import { afterEach, expect, it, vi } from 'vitest';
import { sendCall } from '../account/client-call.ts';
import { postOrder, readDeliveryTerms, readQuote } from './api.ts';
import { until } from '../../../testing/actions/eventually.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const order: QuoteRequest = { order_type: 'in_place', dishes: [] };
const never = new AbortController().signal;

it.each([
  ['the terms of a delivery', () => readDeliveryTerms(7)],
  ['a quote', () => readQuote(7, order, never)],
  ['an order', () => postOrder(7, 'its key', '{}')],
  ['a call of the account', () => sendCall('POST /api/auth/logout', {})],
])('%s is given up after 15 seconds', async (_, call) => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal(
    'fetch',
    (__: string, { signal }: RequestInit) =>
      new Promise((___, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new Error('given up'));
        });
      }),
  );
  const answer = call();
  await until(() => timeout.mock.calls.length > 0);
  expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([15_000]));
  late.abort();
  await expect(answer).rejects.toThrow(/^(?:given up|network_error)$/);
});
