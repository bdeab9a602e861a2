import type { CallBody } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import type { OrdersPub } from '../../live/pub-orders-context.ts';
import { stationsKey } from '../../live/order-api.ts';

const STATIONS = '/api/company/:companyID/pubs/:pubID/stations';

type Fields = CallBody<`POST ${typeof STATIONS}`>;
type KitchenPub = Pick<OrdersPub, 'id' | 'company_id'>;

const paramsOf = ({ id, company_id: companyID }: KitchenPub) => ({ companyID, pubID: id });

/** The stations of a pub; without them the kitchen, which says so, and its tickets show everything. */
export function useStations(pub: KitchenPub) {
  return useQuery({
    queryKey: stationsKey(pub),
    queryFn: ({ signal }) => call(`GET ${STATIONS}`, { params: paramsOf(pub), signal }),
    meta: { isSilent: true },
  });
}

function useWrite<Input>(pub: KitchenPub, send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: stationsKey(pub) }),
    // The popup shows it.
    meta: { handles: 'all' },
  });
}

/** Saves a station, or creates one that has no id yet. */
export function useSaveStation(pub: KitchenPub, stationID: number | undefined) {
  return useWrite(pub, (body: Fields) => {
    const params = paramsOf(pub);
    return stationID === undefined
      ? call(`POST ${STATIONS}`, { params, body })
      : call(`PUT ${STATIONS}/:stationID`, { params: { ...params, stationID }, body });
  });
}

export function useDeleteStation(pub: KitchenPub, stationID: number) {
  return useWrite<undefined>(pub, () =>
    call(`DELETE ${STATIONS}/:stationID`, { params: { ...paramsOf(pub), stationID } }),
  );
}
