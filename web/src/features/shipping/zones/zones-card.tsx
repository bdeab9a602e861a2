import type { Shape, Shipping } from '@comanda/contract/shipping';
import { circleOutline, isInside, polygonArea, type LatLng } from '@comanda/domain/geo';
import { lazy, Suspense, useEffect, useMemo, useReducer, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { Switch } from '../../../ui/field/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useDeliveryPoints, useSaveZones } from '../api.ts';
import { newShapeId } from './new-shape-id.ts';
import { NoLocation } from './no-location.tsx';
import { RadiusPopup } from './radius-popup.tsx';
import styles from '../shipping.module.css';
import { useRefusedZones } from './use-refused-zones.ts';
import { useTellSaved } from '../saving/use-tell-saved.ts';
import {
  hasUnsavedZones,
  randomColor,
  reduceZones,
  startZoneDraft,
  type ZoneAction,
  type ZoneDraft,
} from './drawing/zone-draft.ts';
import type { ZoneEditor, ZoneEvents } from './drawing/zone-editor.ts';
import { ZoneList } from './zone-list.tsx';
import { findZoneProblems } from './zone-problems.ts';
import { ZoneTools } from './drawing/zone-tools.tsx';

const ZoneMap = lazy(() =>
  loadChunk(async () => ({ default: (await import('./drawing/zone-map.tsx')).ZoneMap })),
);

/** Of the zones under a finger the smallest is meant, as it is when somebody orders there. */
function zoneAt({ zones }: ZoneDraft, at: LatLng): string | undefined {
  return zones
    .filter(({ vertices }) => isInside(vertices, at))
    .toSorted((a, b) => polygonArea(a.vertices) - polygonArea(b.vertices))[0]?.shape_id;
}

type Pressed = { readonly kind: 'pressed'; readonly at: LatLng };

function reduce(draft: ZoneDraft, action: ZoneAction | Pressed): ZoneDraft {
  if (action.kind !== 'pressed') return reduceZones(draft, action);
  const shapeId = zoneAt(draft, action.at);
  return shapeId === undefined ? draft : reduceZones(draft, { kind: 'removed', shapeId });
}

function useZoneDraft(shapes: Shipping['shapes']) {
  const [draft, dispatch] = useReducer(reduce, shapes, startZoneDraft);
  useEffect(() => {
    dispatch({ kind: 'loaded', shapes });
  }, [shapes]);
  const events = useMemo<ZoneEvents>(
    () => ({
      onDrawn: (vertices) => {
        const shapeId = newShapeId();
        dispatch({ kind: 'drawn', vertices, shapeId, spareColor: randomColor(Math.random) });
      },
      onReshaped: (shapeId, vertices) => {
        dispatch({ kind: 'reshaped', shapeId, vertices });
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

const forWire = (zone: Shape) => ({ ...zone, vertices: [...zone.vertices] });

type Props = { readonly shipping: Shipping; readonly location: LatLng | undefined };

/** Where the pub delivers: the zones, drawn on a map, and where deliveries went until now. */
export function ZonesCard({ shipping, location }: Props) {
  const { t } = useText();
  const { shapes, shipping_prices: prices } = shipping;
  const { draft, dispatch, events } = useZoneDraft(shapes);
  const [editor, setEditor] = useState<ZoneEditor>();
  const [areDeliveriesShown, showDeliveries] = useState(true);
  const deliveries = useDeliveryPoints();
  const save = useSaveZones();
  const reaching = usePopup<LatLng>();
  const tellSaved = useTellSaved();
  const { zones } = draft;
  const refused = useRefusedZones(zones);
  const problems = useMemo(() => findZoneProblems(zones), [zones]);
  const unpriced = useMemo(
    () => new Set(zones.map(({ shape_id }) => shape_id).filter((id) => !(id in prices))),
    [zones, prices],
  );
  const title = t('shipping.zones');
  const points = deliveries.data;
  return (
    <Card title={title}>
      {location === undefined && <NoLocation />}
      <ZoneTools
        draft={draft}
        isChanged={hasUnsavedZones(draft)}
        isCrossed={problems.some(({ isCrossed }) => isCrossed)}
        isSaving={save.isPending}
        refused={refused.text}
        editor={editor}
        dispatch={dispatch}
        onSave={() => {
          const body = { shapes: zones.map(forWire), before: draft.saved.map(forWire) };
          save.mutate(body, {
            onSuccess: (saved) => {
              dispatch({ kind: 'saved', shapes: saved.shapes, sent: zones });
              tellSaved(title);
            },
            onError: refused.note,
          });
        }}
        onRadius={
          location &&
          (() => {
            reaching.open(location);
          })
        }
      />
      <Suspense
        fallback={
          <LoadingRegion>
            <div className={styles['mapRoom']}>
              <Skeleton height={402} />
            </div>
          </LoadingRegion>
        }
      >
        <ZoneMap
          label={t('shipping.map')}
          location={location}
          draft={draft}
          unpriced={unpriced}
          deliveries={areDeliveriesShown ? points : undefined}
          events={events}
          onEditor={setEditor}
        />
      </Suspense>
      <Switch
        label={t('shipping.show_deliveries')}
        hint={
          points
            ? t(points.length === 0 ? 'shipping.deliveries_none' : 'shipping.deliveries_hint', {
                count: points.length,
              })
            : undefined
        }
        checked={areDeliveriesShown}
        onChange={({ target }) => {
          showDeliveries(target.checked);
        }}
      />
      <ZoneList
        draft={draft}
        problems={problems}
        unpriced={unpriced}
        onShow={(zone) => {
          dispatch({ kind: 'mode', mode: 'edit' });
          dispatch({ kind: 'selected', shapeId: zone.shape_id });
          editor?.lookAt(zone);
        }}
        onRemove={(shapeId) => {
          dispatch({ kind: 'removed', shapeId });
        }}
      />
      <RadiusPopup
        key={reaching.opening}
        isOpen={reaching.isOpen}
        onClose={reaching.close}
        onAdd={(km) => {
          if (reaching.subject) events.onDrawn(circleOutline(reaching.subject, km));
          reaching.close();
        }}
      />
    </Card>
  );
}
