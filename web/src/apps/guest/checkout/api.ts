import type { Call, CallParams, CallReply } from '@comanda/contract';
import type { OrderTimes, Quote, QuoteRequest, TimesRequest } from '@comanda/contract/orders';
import { addressOf } from '../calls/address-of.ts';
import { accessToken } from '../account/client-session.ts';
import type { Preorder, Shipping } from '@comanda/contract/shipping';

const TIMEOUT_MS = 15_000;

async function read<Name extends Call>(
  name: Name,
  params: CallParams<Name>,
  init: RequestInit = {},
): Promise<CallReply<Name>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(addressOf(name, params), { signal, ...init });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return (await answer.json()) as CallReply<Name>;
}

export type DeliveryTerms = { readonly shipping: Shipping; readonly preorder: Preorder };

/** Zones, prices and payment types, read when the checkout opens. */
export async function readDeliveryTerms(pubId: number): Promise<DeliveryTerms> {
  const [{ shipping }, { preorder }] = await Promise.all([
    read('GET /api/client/pub/:pubID/shipping', { pubID: pubId }),
    read('GET /api/client/pub/:pubID/preorder', { pubID: pubId }),
  ]);
  return { shipping, preorder };
}

const asking = (request: object, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(request),
  signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
});

export async function readQuote(
  pubId: number,
  request: QuoteRequest,
  signal: AbortSignal,
): Promise<Quote> {
  const name = 'POST /api/client/pub/:pubID/orders/quote';
  return (await read(name, { pubID: pubId }, asking(request, signal))).quote;
}

/** The times of a day for which the basket can be ordered. */
export async function readTimes(
  pubId: number,
  request: TimesRequest,
  signal: AbortSignal,
): Promise<OrderTimes> {
  const name = 'POST /api/client/pub/:pubID/orders/times';
  return (await read(name, { pubID: pubId }, asking(request, signal))).times;
}

/** Sends an order; it is stored with the account of the signed-in guest, if there is one. */
export async function postOrder(pubId: number, key: string, body: string): Promise<Response> {
  const token = await accessToken();
  return fetch(addressOf('POST /api/client/pub/:pubID/orders', { pubID: pubId }), {
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
