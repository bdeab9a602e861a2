import type { CallReply } from '@comanda/contract';
import type { Quote, QuoteRequest } from '@comanda/contract/orders';
import { accessToken } from '../account/client-session.ts';
import type { Preorder, Shipping } from '@comanda/contract/shipping';

const TIMEOUT_MS = 15_000;

async function read<Reply>(address: string, init: RequestInit = {}): Promise<Reply> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Reply;
}

export type DeliveryTerms = { readonly shipping: Shipping; readonly preorder: Preorder };

/** Zones, prices and payment types, read when the checkout opens. */
export async function readDeliveryTerms(pubId: number): Promise<DeliveryTerms> {
  const [{ shipping }, { preorder }] = await Promise.all([
    read<CallReply<'GET /api/client/pub/:pubID/shipping'>>(`/api/client/pub/${pubId}/shipping`),
    read<CallReply<'GET /api/client/pub/:pubID/preorder'>>(`/api/client/pub/${pubId}/preorder`),
  ]);
  return { shipping, preorder };
}

export async function readQuote(
  pubId: number,
  request: QuoteRequest,
  signal: AbortSignal,
): Promise<Quote> {
  const { quote } = await read<CallReply<'POST /api/client/pub/:pubID/orders/quote'>>(
    `/api/client/pub/${pubId}/orders/quote`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    },
  );
  return quote;
}

/** Sends an order; it is kept with the account of the guest who is signed in, if one is. */
export async function postOrder(pubId: number, key: string, body: string): Promise<Response> {
  const token = await accessToken();
  return fetch(`/api/client/pub/${pubId}/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token === undefined ? {} : { accesstoken: token }),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
