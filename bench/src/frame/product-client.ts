import { createClient, type Client } from '@comanda/contract/client';

/** The product's calls at an address. */
export function clientAt(origin: string): Client {
  return createClient(async ({ method, url, headers, body }) => {
    const response = await fetch(`${origin}${url}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: response.status,
      text: await response.text(),
      headers: Object.fromEntries(response.headers),
    };
  });
}
