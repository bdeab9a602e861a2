import type { CallBody } from '@comanda/contract';
import type { Account } from '@comanda/contract/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

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
