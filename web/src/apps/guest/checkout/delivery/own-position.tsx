import type { LatLng } from '@comanda/domain/geo';
import { useState } from 'react';
import type { Translate } from '../../island/island-texts.ts';

type Props = { readonly t: Translate<'delivery'>; readonly onFound: (place: LatLng) => void };

/** A hint how to choose a place on the map, and the phone's own position where the browser allows it. */
export function OwnPosition({ t, onFound }: Props) {
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
        {position === 'denied' ? t('guest.delivery.position_denied') : t('guest.delivery.map_hint')}
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
