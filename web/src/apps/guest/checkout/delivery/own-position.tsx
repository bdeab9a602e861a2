import type { LatLng } from '@comanda/domain/geo';
import { useState } from 'react';
import type { Translate } from '../../island/island-texts.ts';

type Props = {
  readonly t: Translate<'delivery'>;
  /** Without them only the distances help. */
  readonly hasStreets: boolean;
  /** Of the chosen place, in words. */
  readonly distance: string;
  readonly onFound: (place: LatLng) => void;
};

/** A hint how to choose a place on the map, and the phone's own position where the browser allows it. */
export function OwnPosition({ t, hasStreets, distance, onFound }: Props) {
  const [position, setPosition] = useState<'unasked' | 'searching' | 'denied'>('unasked');
  const locate = (): void => {
    setPosition('searching');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition('unasked');
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setPosition('denied'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <div className="under">
      <p aria-live="polite">
        {t(
          position === 'denied'
            ? 'guest.delivery.position_denied'
            : hasStreets
              ? 'guest.delivery.map_hint'
              : 'guest.delivery.no_streets',
        )}
        <b>{distance}</b>
      </p>
      {'geolocation' in navigator && window.isSecureContext && (
        <button
          type="button"
          className="quiet"
          disabled={position === 'searching'}
          onClick={locate}
        >
          {t(
            position === 'searching'
              ? 'guest.delivery.position_searching'
              : 'guest.delivery.my_position',
          )}
        </button>
      )}
    </div>
  );
}
