import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** The receipt of a settlement or of its reversal; `under` is the query key of the reader. */
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
    // Offline it fails at once instead of being paused.
    networkMode: 'always',
    meta: { handles: 'all' },
  });
}
