import type { QueryClient } from '@tanstack/react-query';
import { companyQuery } from '../../../features/accounts/api.ts';
import { pubQuery } from '../../../features/pubs/api.ts';
import { page } from '../../../lib/api/early-answers.ts';

/** A failure is reported by the screen, which loads again. */
const quiet = { meta: { isSilent: true }, retry: false } as const;

/**
 * Loads the company and the pub of an address before its screen is drawn: then it is drawn once, not three times. Only
 * where the page has asked early; a failure is none here.
 */
export async function loadFirstPub(client: QueryClient, pathname: string): Promise<void> {
  const pubID = /^\/admin\/pub\/(\d+)/.exec(pathname)?.[1];
  if (pubID === undefined || !page.comandaEarly) return;
  try {
    const { id } = await client.fetchQuery({ ...companyQuery, ...quiet });
    await client.fetchQuery({ ...pubQuery(id, Number(pubID)), ...quiet });
  } catch {
    // The screen says it.
  }
}
