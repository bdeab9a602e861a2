import type { Shape } from '@comanda/contract/shipping';
import { divIcon, layerGroup, marker, polygon, type Map } from 'leaflet';

export type ZoneMarks = {
  readonly show: (zones: readonly Shape[], unpriced: ReadonlySet<string>) => void;
};

const PANE = 'zone-marks';

function numberIcon(number: number, color: string) {
  const badge = document.createElement('b');
  badge.textContent = String(number);
  badge.style.borderColor = color;
  return divIcon({ className: 'zone-number', html: badge, iconSize: [28, 28] });
}

/** Over the zones: their numbers, and hatching for zones without a price. */
export function createZoneMarks(map: Map, hatch: string): ZoneMarks {
  // Above the areas, beneath the corners that are dragged.
  const pane = map.createPane(PANE);
  pane.style.zIndex = '615';
  pane.style.pointerEvents = 'none';
  const marks = layerGroup().addTo(map);
  return {
    show: (zones, unpriced) => {
      marks.clearLayers();
      for (const [index, { shape_id, color, vertices }] of zones.entries()) {
        const quiet = { pane: PANE, interactive: false } as const;
        const area = polygon([...vertices], {
          ...quiet,
          stroke: false,
          fillColor: `url(#${hatch})`,
          fillOpacity: unpriced.has(shape_id) ? 1 : 0,
        }).addTo(marks);
        marker(area.getCenter(), {
          ...quiet,
          keyboard: false,
          icon: numberIcon(index + 1, color),
        }).addTo(marks);
      }
    },
  };
}
