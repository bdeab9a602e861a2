import type { CallBody } from '@comanda/contract';
import type { PubCourier } from '@comanda/contract/couriers';
import type { Preorder, Shipping } from '@comanda/contract/shipping';
import { useMutation, useQuery, useQueryClient, type MutationMeta } from '@tanstack/react-query';
import { toApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/api.ts';
import { useShippingPlace } from './shipping-place.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';

type Params = { readonly companyID: number; readonly pubID: number };

const shippingKey = (pubID: number) => ['shipping', pubID] as const;
const preorderKey = (pubID: number) => ['shipping', pubID, 'preorder'] as const;
const couriersKey = (pubID: number) => ['shipping', pubID, 'couriers'] as const;
const deliveriesKey = (pubID: number) => ['shipping', pubID, 'deliveries'] as const;

/** Uses the company's own call: the public one has no hours while delivery is off. */
export function useShipping(params: Params) {
  return useQuery({
    queryKey: shippingKey(params.pubID),
    queryFn: async ({ signal }) => (await call(`GET ${PUB}`, { params, signal })).pub.shipping,
    meta: { isSilentWhenMissing: true },
  });
}

export function usePreorder(pubID: number) {
  return useQuery({
    queryKey: preorderKey(pubID),
    queryFn: async ({ signal }) => {
      const input = { isPublic: true, params: { pubID }, signal } as const;
      return (await call('GET /api/client/pub/:pubID/preorder', input)).preorder;
    },
    meta: { isSilentWhenMissing: true },
  });
}

/** A call that saves one part and returns all delivery settings. */
function useSaving<Body>(
  send: (params: Params, body: Body) => Promise<{ shipping: Shipping }>,
  meta: MutationMeta = {},
) {
  const queryClient = useQueryClient();
  const { params, onSaved } = useShippingPlace();
  return useMutation({
    mutationFn: async (body: Body) => (await send(params, body)).shipping,
    meta,
    onError: (error) => {
      // Another user changed the settings: the new values are loaded, and typed values stay.
      if (toApiError(error).code !== 'zones_changed_meanwhile') return;
      void queryClient.invalidateQueries({ queryKey: shippingKey(params.pubID), exact: true });
    },
    onSuccess: (shipping) => {
      queryClient.setQueryData<Shipping>(shippingKey(params.pubID), shipping);
      onSaved();
    },
  });
}

export const useSaveAvailability = () =>
  useSaving((params, body: CallBody<`POST ${typeof PUB}/shipping-availability`>) =>
    call(`POST ${PUB}/shipping-availability`, { params, body }),
  );

export const useSaveDeliveryTime = () =>
  useSaving((params, body: CallBody<`POST ${typeof PUB}/shipping-time`>) =>
    call(`POST ${PUB}/shipping-time`, { params, body }),
  );

export const useSaveWorkHours = () =>
  useSaving((params, body: CallBody<`POST ${typeof PUB}/shipping-work-hours`>) =>
    call(`POST ${PUB}/shipping-work-hours`, { params, body }),
  );

export const useSaveDeliveryType = () =>
  useSaving((params, body: CallBody<`POST ${typeof PUB}/delivery-type`>) =>
    call(`POST ${PUB}/delivery-type`, { params, body }),
  );

export const useSaveCommission = () =>
  useSaving((params, body: CallBody<`POST ${typeof PUB}/add-commission-to-dish-prices`>) =>
    call(`POST ${PUB}/add-commission-to-dish-prices`, { params, body }),
  );

export const useSaveZonePrices = () =>
  useSaving((params, body: CallBody<`POST ${typeof PUB}/shipping-price`>) =>
    call(`POST ${PUB}/shipping-price`, { params, body }),
  );

export const useSaveFreeDelivery = () =>
  useSaving((params, body: CallBody<`POST ${typeof PUB}/shipping-free-delivery-prices`>) =>
    call(`POST ${PUB}/shipping-free-delivery-prices`, { params, body }),
  );

export const useSaveZoneTerms = () =>
  useSaving(
    (params, body: CallBody<`POST ${typeof PUB}/zone-terms`>) =>
      call(`POST ${PUB}/zone-terms`, { params, body }),
    // Shown in the form, whose values stay.
    { handles: ['zones_changed_meanwhile', 'fee_steps_do_not_fit'] },
  );

/** A refusal of the zones as a whole. */
export const zoneLimits = ['zone_limit_exceeded', 'vertex_limit_exceeded'] as const;

export const useSaveZones = () =>
  useSaving(
    (params, body: CallBody<`POST ${typeof PUB}/shipping`>) =>
      call(`POST ${PUB}/shipping`, { params, body }),
    // Shown beside the map, where it stays longer than a toast.
    { handles: ['zones_changed_meanwhile', ...zoneLimits] },
  );

export function useSavePreorder() {
  const queryClient = useQueryClient();
  const { params } = useShippingPlace();
  return useMutation({
    mutationFn: async (body: Preorder) =>
      (await call(`POST ${PUB}/preorder`, { params, body })).preorder,
    onSuccess: (preorder) => {
      queryClient.setQueryData<Preorder>(preorderKey(params.pubID), preorder);
    },
  });
}

export function usePubCouriers() {
  const { params } = useShippingPlace();
  return useQuery({
    queryKey: couriersKey(params.pubID),
    queryFn: async ({ signal }) => (await call(`GET ${PUB}/couriers`, { params, signal })).couriers,
  });
}

export function useAddCourier() {
  const queryClient = useQueryClient();
  const { params } = useShippingPlace();
  return useMutation({
    mutationFn: async (courierID: number) =>
      (await call(`POST ${PUB}/couriers`, { params, body: { courier_id: courierID } })).courier,
    onSuccess: (courier) => {
      queryClient.setQueryData<PubCourier[]>(couriersKey(params.pubID), (couriers = []) => [
        ...couriers.filter(({ id }) => id !== courier.id),
        courier,
      ]);
    },
  });
}

export function useRemoveCourier() {
  const queryClient = useQueryClient();
  const { params } = useShippingPlace();
  return useMutation({
    mutationFn: async (courierID: number) => {
      await call(`DELETE ${PUB}/couriers/:courierID`, { params: { ...params, courierID } });
      return courierID;
    },
    onSuccess: (courierID) => {
      queryClient.setQueryData<PubCourier[]>(couriersKey(params.pubID), (couriers) =>
        couriers?.filter(({ id }) => id !== courierID),
      );
    },
  });
}

export function useDeliveryPoints() {
  const { params } = useShippingPlace();
  return useQuery({
    queryKey: deliveriesKey(params.pubID),
    queryFn: async ({ signal }) =>
      (await call(`GET ${PUB}/delivery-points`, { params, signal })).points,
  });
}
