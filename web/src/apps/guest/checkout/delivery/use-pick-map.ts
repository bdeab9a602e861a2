import type { Shipping } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Translate } from '../../island/island-texts.ts';
import type { PickMap } from '../../map/pick-map.ts';
import { useCheckout } from '../checkout-context.ts';

export type PickMapProps = {
  readonly t: Translate<'delivery'>;
  readonly shipping: Shipping;
  readonly point: LatLng | null;
  readonly onPoint: (point: LatLng) => void;
};

/** A label has little room. */
const withoutCents = (amount: string): string => amount.replace(/[.,]00(?!\d)/, '');

/** The map of a delivery's place in the element with the ref `box`; a failed load can be tried again. */
export function usePickMap({ t, shipping, point, onPoint }: PickMapProps) {
  const { t: sayHere, info, money } = useCheckout();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PickMap>(undefined);
  const [isFailed, setFailed] = useState(false);
  const [hasStreets, setHasStreets] = useState(info.tilesUrl !== '');
  const picked = useEffectEvent(onPoint);
  const open = useEffectEvent(async (element: HTMLElement) => {
    const { createPickMap } = await import('../../map/pick-map.ts');
    return createPickMap(element, {
      pub: info.place ?? { lat: 0, lng: 0 },
      point,
      zones: shipping.shapes.map((shape) => {
        const price = shipping.shipping_prices[shape.shape_id];
        const fee = price === 0 ? sayHere('guest.checkout.free') : withoutCents(money(price ?? 0));
        return { ...shape, fee: price === undefined ? undefined : fee };
      }),
      tilesUrl: info.tilesUrl,
      label: t('guest.delivery.map'),
      zoomInLabel: t('guest.delivery.zoom_in'),
      zoomOutLabel: t('guest.delivery.zoom_out'),
      onPick: picked,
      onStreets: setHasStreets,
    });
  });
  useEffect(() => {
    const element = box.current;
    if (isFailed || !element) return undefined;
    let isUnmounted = false;
    const show = async (): Promise<void> => {
      try {
        const opened = await open(element);
        if (isUnmounted) opened.remove();
        else map.current = opened;
      } catch {
        setFailed(true);
      }
    };
    void show();
    return () => {
      isUnmounted = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, [isFailed]);

  // The pin was removed: the map returns to the pub's delivery area.
  useEffect(() => {
    if (point || !map.current) return;
    map.current.restart();
    box.current?.scrollIntoView({ block: 'center' });
  }, [point]);

  return {
    box,
    isFailed,
    hasStreets,
    retry: () => setFailed(false),
    /** An order is possible without the map: the device can give its position. */
    moveTo: (to: LatLng): void => {
      if (map.current) map.current.moveTo(to);
      else onPoint(to);
    },
  };
}
