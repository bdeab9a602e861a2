import type { Shape } from '@comanda/contract/shipping';
import { divIcon, layerGroup, marker, polygon, type Map } from 'leaflet';

/** What the marks say of zones besides their numbers. */
export type ZoneLooks = {
  readonly unpriced: ReadonlySet<string>;
  /** Of the zones that have one. */
  readonly names: ReadonlyMap<string, string>;
};

export type ZoneMarks = {
  readonly show: (zones: readonly Shape[], looks: ZoneLooks) => void;
};

/** Above all else on a map, unless the map says otherwise. */
export const MARKS_PANE = 'zone-marks';

function numberIcon(number: number, color: string, name = '') {
  const badge = document.createElement('b');
  badge.textContent = name === '' ? String(number) : `${number} ${name}`;
  badge.style.borderColor = color;
  return divIcon({ className: 'zone-number', html: badge, iconSize: [28, 28] });
}

/** Over the zones: their numbers, and hatching for zones without a price. */
export function createZoneMarks(map: Map, hatch: string): ZoneMarks {
  // Above the areas, beneath the corners that are dragged.
  const pane = map.createPane(MARKS_PANE);
  pane.style.zIndex = '615';
  pane.style.pointerEvents = 'none';
  const marks = layerGroup().addTo(map);
  return {
    show: (zones, { unpriced, names }) => {
      marks.clearLayers();
      for (const [index, { shape_id, color, vertices }] of zones.entries()) {
        const quiet = { pane: MARKS_PANE, interactive: false } as const;
        const area = polygon([...vertices], {
          ...quiet,
          stroke: false,
          fillColor: `url(#${hatch})`,
          fillOpacity: unpriced.has(shape_id) ? 1 : 0,
        }).addTo(marks);
        marker(area.getCenter(), {
          ...quiet,
          keyboard: false,
          icon: numberIcon(index + 1, color, names.get(shape_id)),
        }).addTo(marks);
      }
    },
  };
}
