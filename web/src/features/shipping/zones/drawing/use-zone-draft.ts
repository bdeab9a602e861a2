import type { Shipping } from '@comanda/contract/shipping';
import { isInside, polygonArea, type LatLng } from '@comanda/domain/geo';
import { useEffect, useMemo, useReducer } from 'react';
import {
  randomColor,
  reduceZones,
  startZoneDraft,
  type ZoneAction,
  type ZoneDraft,
} from './zone-draft.ts';
import type { ZoneEvents } from './zone-editor.ts';
import { newShapeId } from './zone-shapes.ts';

/** Where zones overlap, the smallest is selected, as it is for an order there. */
function zoneAt({ zones }: ZoneDraft, at: LatLng): string | undefined {
  return zones
    .filter(({ vertices }) => isInside(vertices, at))
    .toSorted((a, b) => polygonArea(a.vertices) - polygonArea(b.vertices))[0]?.shape_id;
}

/** Of the list beside the map. */
type Copying = { readonly onCopied: (from: string) => void };

type Pressed = { readonly kind: 'pressed'; readonly at: LatLng };

function reduce(draft: ZoneDraft, action: ZoneAction | Pressed): ZoneDraft {
  if (action.kind !== 'pressed') return reduceZones(draft, action);
  const shapeId = zoneAt(draft, action.at);
  return shapeId === undefined ? draft : reduceZones(draft, { kind: 'removed', shapeId });
}

/** The zones as drawn, and the events of the map. */
export function useZoneDraft(shapes: Shipping['shapes']) {
  const [draft, dispatch] = useReducer(reduce, shapes, startZoneDraft);
  useEffect(() => {
    dispatch({ kind: 'loaded', shapes });
  }, [shapes]);
  const events = useMemo<ZoneEvents & Copying>(
    () => ({
      onDrawn: (vertices, near) => {
        const shapeId = newShapeId();
        dispatch({ kind: 'drawn', vertices, near, shapeId, spareColor: randomColor(Math.random) });
      },
      onReshaped: (shapeId, vertices, near) => {
        dispatch({ kind: 'reshaped', shapeId, vertices, near });
      },
      onCopied: (from) => {
        const shapeId = newShapeId();
        dispatch({ kind: 'copied', from, shapeId, spareColor: randomColor(Math.random) });
      },
      onSelected: (shapeId) => {
        dispatch({ kind: 'selected', shapeId });
      },
      onPressed: (at) => {
        dispatch({ kind: 'pressed', at });
      },
    }),
    [],
  );
  return { draft, dispatch, events };
}
