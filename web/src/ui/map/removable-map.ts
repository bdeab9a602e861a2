import type { Map } from 'leaflet';

/**
 * Removes this map safely. Leaflet ends a running zoom, and emits a resize, by timers that do not check
 * whether the map was removed, and fail: the zoom is awaited, the resize is not emitted.
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
    // Its own last events come in the same task.
    else map.once('zoomend', () => setTimeout(remove));
  };
}
