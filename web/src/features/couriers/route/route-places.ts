import type { CourierOrder } from '@comanda/contract/couriers';
import { joinTexts } from '@comanda/contract/texts';
import type { LatLng } from '@comanda/domain/geo';

type Place = { readonly at: LatLng; readonly name: string };

export type Route = {
  readonly pub: Place | undefined;
  readonly guest: Place | undefined;
};

const pointOf = (lat: number | null | undefined, lng: number | null | undefined) =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;

/** The places of the pub and the guest; undefined when both are unknown. */
export function routeOf(order: CourierOrder): Route | undefined {
  const pub = pointOf(order.pub.lat, order.pub.lng);
  const guest = pointOf(order.lat, order.lng);
  if (!pub && !guest) return undefined;
  return {
    pub: pub && { at: pub, name: order.pub_name },
    guest: guest && {
      at: guest,
      name: joinTexts([order.town, order.full_address ?? '']),
    },
  };
}
