import { createClient, type Client } from '@comanda/contract/client';

/**
 * The product's calls to a server by its address. A call without a response within the limit, if given,
 * fails.
 */
export function clientAt(address: string, limitMs?: number): Client {
  return createClient(async ({ method, url, headers, body }) => {
    const response = await fetch(`${address}${url}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) }),
    });
    const cookies = { 'set-cookie': response.headers.getSetCookie() };
    return {
      status: response.status,
      text: await response.text(),
      headers: { ...Object.fromEntries(response.headers), ...cookies },
    };
  });
}
