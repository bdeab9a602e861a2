import type { CallBody } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toApiError } from '../../lib/api/api-error.ts';
import { call, upload } from '../../lib/api/api.ts';
import { useUpload, type Upload } from '../../lib/query/use-upload.ts';

export type NewPub = CallBody<'POST /api/company/:companyID/pubs'>;
export type PubSettings = CallBody<'PUT /api/company/:companyID/pubs/:pubID'>;

const RELOAD_PUB_MS = 60 * 60_000;

const pubsKey = (companyID: number) => ['pubs', companyID] as const;
export const pubKey = (companyID: number, pubID: number) => ['pubs', companyID, pubID] as const;

export function usePubs(companyID: number) {
  return useQuery({
    queryKey: pubsKey(companyID),
    queryFn: async ({ signal }) =>
      (await call('GET /api/company/:companyID/pubs', { params: { companyID }, signal })).pubs,
    meta: { isSilentWhenMissing: true },
  });
}

export function usePub(companyID: number, pubID: number) {
  return useQuery({
    queryKey: pubKey(companyID, pubID),
    queryFn: async ({ signal }) => {
      const params = { companyID, pubID };
      return (await call('GET /api/company/:companyID/pubs/:pubID', { params, signal })).pub;
    },
    // A desk stays open for days, and the remaining days of its publication decrease meanwhile.
    refetchInterval: RELOAD_PUB_MS,
    meta: { isSilentWhenMissing: true },
  });
}

/** Puts the server's newest answer about a pub into every cache that shows it. */
export function cachePub(queryClient: QueryClient, pub: Pub): void {
  queryClient.setQueryData<Pub>(pubKey(pub.company_id, pub.id), pub);
  queryClient.setQueryData<Pub[]>(pubsKey(pub.company_id), (pubs) =>
    pubs?.map((known) => (known.id === pub.id ? pub : known)),
  );
}

export function useCreatePub(companyID: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewPub) =>
      (await call('POST /api/company/:companyID/pubs', { params: { companyID }, body })).pub,
    onSuccess: (pub) => {
      queryClient.setQueryData<Pub>(pubKey(companyID, pub.id), pub);
      queryClient.setQueryData<Pub[]>(pubsKey(companyID), (pubs) => pubs && [...pubs, pub]);
      void queryClient.invalidateQueries({ queryKey: pubsKey(companyID), exact: true });
    },
    // The form shows these itself, beneath its fields.
    meta: {
      handles: [
        'pub_with_the_same_url_name_already_exists',
        'pub_limit_exceeded',
        'validation_error',
      ],
    },
  });
}

export function useSavePub({ company_id: companyID, id: pubID }: Pub) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: PubSettings) => {
      const params = { companyID, pubID };
      return (await call('PUT /api/company/:companyID/pubs/:pubID', { params, body })).pub;
    },
    onSuccess: (pub) => {
      cachePub(queryClient, pub);
    },
    // Its form shows it.
    meta: { handles: ['validation_error'] },
  });
}

export function useDeletePub(companyID: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (pubID: number) => {
      try {
        await call('DELETE /api/company/:companyID/pubs/:pubID', { params: { companyID, pubID } });
      } catch (error) {
        // Another user was faster: the pub is already deleted, as requested.
        if (toApiError(error).status !== 404) throw error;
      }
    },
    onSuccess: (_, pubID) => {
      queryClient.removeQueries({ queryKey: pubKey(companyID, pubID) });
      queryClient.setQueryData<Pub[]>(pubsKey(companyID), (pubs) =>
        pubs?.filter(({ id }) => id !== pubID),
      );
      void queryClient.invalidateQueries({ queryKey: pubsKey(companyID) });
    },
  });
}

export function useUploadCover(
  { company_id: companyID, id: pubID }: Pub,
  onSaved: () => void,
): Upload {
  const queryClient = useQueryClient();
  return useUpload(
    (file, onProgress) =>
      upload('PATCH /api/company/:companyID/pubs/:pubID/bg', {
        params: { companyID, pubID },
        field: 'bg',
        file,
        onProgress,
      }),
    ({ pub }) => {
      cachePub(queryClient, pub);
      onSaved();
    },
  );
}
