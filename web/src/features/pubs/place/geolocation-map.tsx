import { DEFAULT_MAP_CENTRE } from '@comanda/domain/pubs';
import type { LatLng } from '@comanda/domain/geo';
import type { Map } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MapCanvas } from '../../../ui/map/map-canvas.tsx';
import { addPin } from '../../../ui/map/marker.ts';

/** The whole country, while the pub has no location. */
const ZOOM = 7;
const STREET_ZOOM = 16;
const HEIGHT = 260;
const DECIMALS = 1e6;

const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS;

export type GeolocationMapProps = {
  readonly label: string;
  /** The location of the pub as stored on the server. */
  readonly saved: LatLng | undefined;
  readonly onPick: (at: LatLng) => void;
  /** Passes the map's functions to the buttons beside it. */
  readonly onHandle: (handle: MapHandle | undefined) => void;
};

export type MapHandle = {
  readonly middle: () => LatLng;
  readonly moveTo: (at: LatLng) => void;
};

/** A small map whose double click sets the location of the pub. */
export function GeolocationMap({ label, saved, onPick, onHandle }: GeolocationMapProps) {
  const [map, setMap] = useState<Map>();
  const [start] = useState(
    saved ? { centre: saved, zoom: STREET_ZOOM } : { centre: DEFAULT_MAP_CENTRE, zoom: ZOOM },
  );
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  const begin = useCallback(
    (made: Map) => {
      made.doubleClickZoom.disable();
      made.on('dblclick', ({ latlng: { lat, lng } }) => {
        pick.current({ lat: round(lat), lng: round(lng) });
      });
      setMap(made);
      onHandle({
        middle: () => {
          const { lat, lng } = made.getCenter();
          return { lat: round(lat), lng: round(lng) };
        },
        moveTo: (at) => {
          made.setView(at, STREET_ZOOM, { animate: false });
        },
      });
      return () => {
        setMap(undefined);
        onHandle(undefined);
      };
    },
    [onHandle],
  );
  const lat = saved?.lat;
  const lng = saved?.lng;
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return undefined;
    const pin = addPin(map, { lat, lng }, 'map-pin');
    // After an undo or a change by another user, the pin may be outside the visible part.
    if (!map.getBounds().contains([lat, lng])) map.panTo([lat, lng], { animate: false });
    return () => {
      pin.remove();
    };
  }, [map, lat, lng]);
  return <MapCanvas label={label} {...start} height={HEIGHT} onMap={begin} hasCrosshair />;
}
