import { createClient, type Client, type Transport } from '@comanda/contract/client';
import type { Page } from '@playwright/test';

/** The product's calls, for actions without a screen and for data that no screen shows. */
export type Calls = Client & {
  /** A user's access token. */
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

/** Without a browser and its cookies. */
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

/** From this browser, with its cookies. */
export function callsFrom({ request }: Page): Calls {
  return createCalls(async ({ method, url, headers, body }) => {
    const sent = { method, headers, ...(body === undefined ? {} : { data: body }) };
    const answer = await request.fetch(url, sent);
    return { status: answer.status(), text: await answer.text(), headers: answer.headers() };
  });
}
