import type { LatLng } from '@comanda/domain/geo';
import { circleMarker, divIcon, layerGroup, marker, type Map } from 'leaflet';
import Supercluster from 'supercluster';
import { redAbove } from './cluster-color.ts';

/** Pixels. */
const RADIUS = 60;
/** The library counts pixels of its own tiles, which are twice as wide as Leaflet's. */
const TILE = 256;
const PANE = 'deliveries';
const EVERYWHERE: [number, number, number, number] = [-180, -90, 180, 90];

function clusterIcon(count: number, isRed: boolean) {
  const words = document.createElement('b');
  words.textContent = String(count);
  return divIcon({
    className: isRed ? 'deliveries deliveries-many' : 'deliveries',
    html: words,
    iconSize: [30 + 8 * String(count).length, 24],
  });
}

/**
 * Locations of past deliveries, clustered at each zoom; large clusters are red. Their marks differ from
 * the round numbers of the zones.
 */
export function addDeliveryClusters(map: Map, points: readonly LatLng[]): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = '612';
  pane.style.pointerEvents = 'none';
  const quiet = { pane: PANE, interactive: false } as const;
  const index = new Supercluster({ radius: RADIUS, extent: TILE, maxZoom: 18 }).load(
    points.map(({ lat, lng }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: {},
    })),
  );
  const layer = layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    const clusters = index
      .getClusters(EVERYWHERE, map.getZoom())
      .map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        return { lat, lng, count: 'point_count' in properties ? properties.point_count : 1 };
      });
    const limit = redAbove(clusters.map(({ count }) => count));
    for (const { lat, lng, count } of clusters) {
      const mark =
        count === 1
          ? circleMarker([lat, lng], { ...quiet, radius: 5, weight: 2, className: 'delivery' })
          : marker([lat, lng], {
              ...quiet,
              keyboard: false,
              icon: clusterIcon(count, count > limit),
            });
      mark.addTo(layer);
    }
  };
  draw();
  map.on('zoomend', draw);
  return () => {
    map.off('zoomend', draw);
    layer.remove();
  };
}
