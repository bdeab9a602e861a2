import type { Shipping } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Say } from '../../island/island-texts.ts';
import type { PickMap } from '../../map/pick-map.ts';
import { useCheckout } from '../checkout-context.ts';

type Props = {
  readonly say: Say<'delivery'>;
  readonly shipping: Shipping;
  readonly point: LatLng | null;
  /** The guest has tried to order without a place. */
  readonly isMissing: boolean;
  readonly onPoint: (point: LatLng) => void;
};

type Position = 'unasked' | 'searching' | 'denied';

/** A map under a fixed pin: drag it, tap it, or move it with the arrow keys. */
export function PlacePicker({ say, shipping, point, isMissing, onPoint }: Props) {
  const { say: sayHere, info } = useCheckout();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PickMap>(undefined);
  const [isFailed, setFailed] = useState(false);
  const [position, setPosition] = useState<Position>('unasked');
  const picked = useEffectEvent(onPoint);
  const open = useEffectEvent(async (element: HTMLElement) => {
    const { createPickMap } = await import('../../map/pick-map.ts');
    return createPickMap(element, {
      pub: info.place ?? { lat: 0, lng: 0 },
      point,
      shapes: shipping.shapes,
      tilesUrl: info.tilesUrl,
      label: say('guest.delivery.map'),
      zoomInLabel: say('guest.delivery.zoom_in'),
      zoomOutLabel: say('guest.delivery.zoom_out'),
      onPick: picked,
    });
  });
  useEffect(() => {
    const element = box.current;
    if (isFailed || !element) return undefined;
    let isGone = false;
    const show = async (): Promise<void> => {
      try {
        const made = await open(element);
        if (isGone) made.remove();
        else map.current = made;
      } catch {
        setFailed(true);
      }
    };
    void show();
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, [isFailed]);

  // The pin was taken off: the map goes back to where the venue delivers.
  useEffect(() => {
    if (point || !map.current) return;
    map.current.restart();
    box.current?.scrollIntoView({ block: 'center' });
  }, [point]);

  const locate = (): void => {
    setPosition('searching');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition('unasked');
        const found = { lat: coords.latitude, lng: coords.longitude };
        // Without the map the order can still go: the phone knows the place.
        if (map.current) map.current.moveTo(found);
        else onPoint(found);
      },
      () => setPosition('denied'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };

  return (
    <div className={isMissing ? 'place wrong' : 'place'}>
      <h3>{say('guest.delivery.place')}</h3>
      {isFailed ? (
        <div className="map failed">
          <p>{say('guest.delivery.map_failed')}</p>
          <button type="button" className="quiet" onClick={() => setFailed(false)}>
            {sayHere('guest.checkout.retry')}
          </button>
        </div>
      ) : (
        <div className="map">
          <div ref={box} />
          <i className={point ? 'pin set' : 'pin'} />
        </div>
      )}
      {isMissing && <p className="bad">{say('errors.location_is_required')}</p>}
      <div className="under">
        <p aria-live="polite">
          {position === 'denied'
            ? say('guest.delivery.position_denied')
            : say('guest.delivery.map_hint')}
        </p>
        {'geolocation' in navigator && window.isSecureContext && (
          <button
            type="button"
            className="quiet"
            disabled={position === 'searching'}
            onClick={locate}
          >
            {say(
              position === 'searching'
                ? 'guest.delivery.position_searching'
                : 'guest.delivery.my_position',
            )}
          </button>
        )}
      </div>
    </div>
  );
}
