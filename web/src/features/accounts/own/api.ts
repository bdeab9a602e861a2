import type { CallBody } from '@comanda/contract';
import type { Account } from '@comanda/contract/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { savePersonalData } from '../../../lib/files/save-personal-data.ts';
import { useNavigate } from '../../../lib/routes/location-context.ts';
import { session } from '../../../lib/session/session.ts';
import { useSessionEnd } from '../../../lib/query/use-session-end.ts';

const ACCOUNT = ['account'] as const;
// Each card shows refusals beneath its fields.
const meta = { handles: 'all' } as const;

/** The signed-in account of any role. */
export function useAccount() {
  return useQuery({
    queryKey: ACCOUNT,
    queryFn: async ({ signal }) => (await call('GET /api/account', { signal })).account,
    meta,
  });
}

/** Saves name, phone or e-mail. */
export function useSaveAccount(onSaved: (account: Account) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallBody<'PUT /api/account'>) => call('PUT /api/account', { body }),
    onSuccess: ({ account }) => {
      queryClient.setQueryData(ACCOUNT, account);
      // The company's own screens show its name and contacts.
      void queryClient.invalidateQueries({ queryKey: ['company'] });
      onSaved(account);
    },
    meta,
  });
}

export function useChangePassword(onSaved: () => void) {
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/account/password'>) =>
      call('POST /api/account/password', { body }),
    onSuccess: onSaved,
    meta,
  });
}

/** Saves what is stored about the account as a file. */
export function useDownload() {
  return useMutation({
    mutationFn: async () => {
      const { ok: _, ...data } = await call('GET /api/account/personal-data', {});
      savePersonalData(data);
    },
    meta,
  });
}

/** Deletes a client's account; needs no session. */
export function useClientDeletion() {
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/client/delete-client'>) =>
      call('POST /api/client/delete-client', { isPublic: true, body }),
    meta,
  });
}

/** Ends the session on the server and in the browser, and opens the start page. */
export function useLogout() {
  const navigate = useNavigate();
  const sessionEnd = useSessionEnd();
  return useMutation({
    ...sessionEnd,
    mutationFn: () => call('POST /api/auth/logout', { isPublic: true }),
    onSuccess: () => {
      // Leaves the private screen first, which would otherwise redirect to the login.
      navigate('/');
      session.signOut();
    },
  });
}
