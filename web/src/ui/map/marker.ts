import type { LatLng } from '@comanda/domain/geo';
import { divIcon, marker, type Map, type Marker } from 'leaflet';

/** A pin at a place; it cannot be pressed. */
export function addPin(map: Map, at: LatLng, className: string): Marker {
  const icon = divIcon({ className, iconSize: [22, 22], iconAnchor: [11, 26] });
  return marker(at, { icon, interactive: false, keyboard: false }).addTo(map);
}
