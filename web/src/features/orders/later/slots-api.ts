import type { PubSlot } from '@comanda/contract/later';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { OrdersPub } from '../live/pub-orders-context.ts';

const SLOTS = '/api/company/:companyID/pubs/:pubID/slots';
/** Guests fill them, and other desks shut them. */
const LOOK_EVERY_MS = 15_000;

/** Another desk that shuts one changes the pub. */
const keyOf = ({ id, later, shut_slots: shut }: OrdersPub, date: string) => [
  'slots',
  id,
  date,
  JSON.stringify([later, shut]),
];

/** What is ordered for each slot of a working day. */
export function useSlots(pub: OrdersPub, date: string) {
  const params = { companyID: pub.company_id, pubID: pub.id };
  return useQuery({
    queryKey: keyOf(pub, date),
    queryFn: async ({ signal }) =>
      (await call(`GET ${SLOTS}`, { params, query: { date }, signal })).slots,
    placeholderData: (previous, query) =>
      query?.queryKey[2] === date ? keepPreviousData(previous) : undefined,
    refetchInterval: LOOK_EVERY_MS,
    meta: { handles: 'all' },
  });
}

/** Shuts a slot or opens it again: the answer is what counts, whoever else has pressed meanwhile. */
export function useSetShut(pub: OrdersPub, date: string) {
  const queryClient = useQueryClient();
  const params = { companyID: pub.company_id, pubID: pub.id };
  return useMutation({
    mutationFn: async ({ slot, isShut }: { readonly slot: PubSlot; readonly isShut: boolean }) =>
      (await call(`PUT ${SLOTS}`, { params, body: { from: slot.from, is_shut: isShut } })).slots,
    onSuccess: (slots) => {
      queryClient.setQueryData<PubSlot[]>(keyOf(pub, date), slots);
      void queryClient.invalidateQueries({ queryKey: ['pubs', pub.company_id, pub.id] });
    },
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: ['slots', pub.id, date] });
    },
    // Shown above the slots.
    meta: { handles: 'all' },
  });
}
