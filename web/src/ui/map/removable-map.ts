import type { Map } from 'leaflet';

/**
 * How to take this map away. Leaflet ends a running zoom, and tells of a resize, by timers that do
 * not notice that the map is gone meanwhile and fail: the zoom is waited for, the resize not told.
 */
export function removableMap(map: Map): () => void {
  let isZooming = false;
  map.on('zoomanim', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
  });
  const remove = (): void => {
    map.off('moveend');
    map.remove();
  };
  return () => {
    if (!isZooming) remove();
    // Its own last events come in the same turn.
    else map.once('zoomend', () => setTimeout(remove));
  };
}
