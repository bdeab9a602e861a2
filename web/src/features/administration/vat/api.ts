import type { CallBody } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { VAT_RATES } from '../../../product/vat/vat-field.tsx';

type Sent = CallBody<'POST /api/admin/vat-rates'>;
type Answer = Awaited<ReturnType<typeof addRate>>;

const addRate = (body: Sent) => call('POST /api/admin/vat-rates', { body });

/** Both changes answer all rates. */
function useRateWrite<Input>(write: (input: Input) => Promise<Answer>, handles?: 'all') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    ...(handles && { meta: { handles } }),
    onSuccess: ({ rates }) => {
      client.setQueryData(VAT_RATES, rates);
    },
    onError: () => client.invalidateQueries({ queryKey: VAT_RATES }),
  });
}

export const useAddRate = () => useRateWrite(addRate, 'all');

export const useDeleteRate = () =>
  useRateWrite((rateID: number) =>
    call('DELETE /api/admin/vat-rates/:rateID', { params: { rateID } }),
  );
