import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** The receipt of a settlement or of its reversal; `under` is the name that its reader's answers are kept by. */
export function useReceipt(
  under: readonly (string | number)[],
  { courierID, settlementID }: { readonly courierID: number; readonly settlementID: number },
) {
  return useQuery({
    queryKey: [...under, 'receipt', courierID, settlementID],
    queryFn: async ({ signal }) => {
      const params = { courierID, settlementID };
      const { receipt } = await call('GET /api/courier/:courierID/settlements/:settlementID', {
        params,
        signal,
      });
      return receipt;
    },
    // A courier without a line reads at once that there is none.
    networkMode: 'always',
    meta: { handles: 'all' },
  });
}
