import type { Pub } from '@comanda/contract/pubs';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

const RELOAD_PUB_MS = 60 * 60_000;

export const pubsKey = (companyID: number) => ['pubs', companyID] as const;
export const pubKey = (companyID: number, pubID: number) => ['pubs', companyID, pubID] as const;

export function usePubs(companyID: number) {
  return useQuery({
    queryKey: pubsKey(companyID),
    queryFn: async ({ signal }) =>
      (await call('GET /api/company/:companyID/pubs', { params: { companyID }, signal })).pubs,
    meta: { isSilentWhenMissing: true },
  });
}

export const pubQuery = (companyID: number, pubID: number) =>
  queryOptions({
    queryKey: pubKey(companyID, pubID),
    queryFn: async ({ signal }) => {
      const params = { companyID, pubID };
      return (await call('GET /api/company/:companyID/pubs/:pubID', { params, signal })).pub;
    },
    meta: { isSilentWhenMissing: true },
  });

export function usePub(companyID: number, pubID: number) {
  return useQuery({
    ...pubQuery(companyID, pubID),
    // A desk stays open for days, and the remaining days of its publication decrease meanwhile.
    refetchInterval: RELOAD_PUB_MS,
  });
}

/** Puts the server's newest answer about a pub into every cache that shows it. */
export function cachePub(queryClient: QueryClient, pub: Pub): void {
  queryClient.setQueryData<Pub>(pubKey(pub.company_id, pub.id), pub);
  queryClient.setQueryData<Pub[]>(pubsKey(pub.company_id), (pubs) =>
    pubs?.map((known) => (known.id === pub.id ? pub : known)),
  );
}
