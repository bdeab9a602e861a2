import { createClient, type Client, type Transport } from '@comanda/contract/client';
import type { Page } from '@playwright/test';

/** The product's calls, for what has no screen yet and for what a screen does not tell. */
export type Calls = Client & {
  /** An access token of somebody. */
  signIn(email: string, password: string): Promise<string>;
};

function createCalls(transport: Transport): Calls {
  const client = createClient(transport);
  return {
    ...client,
    signIn: async (email, password) => {
      const { accesstoken } = await client.call('POST /api/auth/login', {
        body: { as: '', email, password },
      });
      return accesstoken;
    },
  };
}

/** From nobody's browser. */
export function callsTo(origin: string): Calls {
  return createCalls(async ({ method, url, headers, body }) => {
    const sent = { method, headers, ...(body === undefined ? {} : { body }) };
    const answer = await fetch(`${origin}${url}`, sent);
    return {
      status: answer.status,
      text: await answer.text(),
      headers: Object.fromEntries(answer.headers),
    };
  });
}

/** As from this browser, with its cookies. */
export function callsFrom({ request }: Page): Calls {
  return createCalls(async ({ method, url, headers, body }) => {
    const sent = { method, headers, ...(body === undefined ? {} : { data: body }) };
    const answer = await request.fetch(url, sent);
    return { status: answer.status(), text: await answer.text(), headers: answer.headers() };
  });
}
