import type { CallBody } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../lib/api/api-error.ts';
import { call, upload } from '../../lib/api/api.ts';
import { useUpload, type Upload } from '../../lib/query/use-upload.ts';
import { cachePub, pubKey, pubsKey } from './api.ts';

// Apart from the calls that read a pub: the desk starts with those, and with the texts of their failures.

export type NewPub = CallBody<'POST /api/company/:companyID/pubs'>;
export type PubSettings = CallBody<'PUT /api/company/:companyID/pubs/:pubID'>;

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
    onSuccess: (pub, { working_language }) => {
      cachePub(queryClient, pub);
      // Every text of the menu may be another one.
      if (working_language !== undefined) void queryClient.invalidateQueries();
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
