import type { PrintedTicket } from '@comanda/contract/printing';
import type { Order } from '@comanda/contract/orders';
import type { TicketKind } from '@comanda/domain/printing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { PrintingPub } from '../printing-api.ts';

const TICKETS = '/api/company/:companyID/pubs/:pubID/orders/:orderID/tickets';
const LOOK_EVERY_MS = 3_000;

type TicketsOrder = Pick<Order, 'id' | 'revision'>;

const keyOf = ({ id }: TicketsOrder) => ['printing', 'tickets', id] as const;
const paramsOf = ({ id: pubID, company_id: companyID }: PrintingPub, { id }: TicketsOrder) => ({
  companyID,
  pubID,
  orderID: id,
});

const isUnderWay = ({ state }: PrintedTicket): boolean =>
  state === 'waiting' || state === 'printing' || state === 'unsure';

/** What was printed of an order; looked at again while something is under way, and when the order changes. */
export function useTickets(pub: PrintingPub, order: TicketsOrder, isOn: boolean) {
  return useQuery({
    queryKey: [...keyOf(order), order.revision],
    queryFn: async ({ signal }) =>
      (await call(`GET ${TICKETS}`, { params: paramsOf(pub, order), signal })).tickets,
    enabled: isOn,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_EVERY_MS : false),
    meta: { handles: 'all' },
  });
}

export function usePrintOrder(pub: PrintingPub, order: TicketsOrder) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly printer_id: number; readonly kind: TicketKind }) =>
      call(`POST ${TICKETS}`, { params: paramsOf(pub, order), body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(order) }),
    meta: { handles: 'all' },
  });
}
