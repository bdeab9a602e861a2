import type { CallBody } from '@comanda/contract';
import type { Account } from '@comanda/contract/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

const ACCOUNT = ['account'] as const;
// Each card says beneath its fields what was refused.
const meta = { handles: 'all' } as const;

/** The account that is signed in, whatever its role. */
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
      // The company's own screens show its name and how it is reached.
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
