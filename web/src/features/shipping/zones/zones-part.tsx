import type { Shape, Shipping } from '@comanda/contract/shipping';
import { circleOutline, type LatLng } from '@comanda/domain/geo';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Switch } from '../../../ui/field/choice.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useDeliveryPoints } from '../api.ts';
import { useShippingPlace } from '../shipping-place.ts';
import styles from './map/zone-map.module.css';
import { ZoneLegend } from './map/zone-legend.tsx';
import places from '../shipping.module.css';
import { RadiusPopup } from './drawing/radius-popup.tsx';
import { useZoneDraft } from './drawing/use-zone-draft.ts';
import type { ZoneEditor } from './drawing/zone-editor.ts';
import { ZoneTools } from './drawing/zone-tools.tsx';
import type { ZoneMapProps } from './map/zone-map.tsx';
import { useSaveDraft } from './use-save-draft.ts';
import { FileTools, SaveAsFile } from './files/file-tools.tsx';
import { ZoneTable } from './prices/zone-table.tsx';
import { findZoneProblems } from './drawing/zone-shapes.ts';

const ZoneMap = lazy(() =>
  loadChunk(async () => ({ default: (await import('./map/zone-map.tsx')).ZoneMap })),
);

/** Of the tools, the map and a few prices; the sections below it are out of sight, as they will be. */
const ZONES_HEIGHT = 1000;

type Props = { readonly shipping: Shipping; readonly location: LatLng | undefined };

/** The delivery zones, drawn on a map with the locations of past deliveries, and their prices. */
export function ZonesPart(props: Props) {
  const deliveries = useDeliveryPoints();
  if (deliveries.isPending && deliveries.failureCount === 0) {
    return (
      <LoadingRegion>
        <Skeleton height={ZONES_HEIGHT} />
      </LoadingRegion>
    );
  }
  return <Zones {...props} deliveries={deliveries.data} />;
}

type ZonesProps = Props & { readonly deliveries: readonly LatLng[] | undefined };

function Zones({ shipping, location, deliveries }: ZonesProps) {
  const { t } = useText();
  const { pubID } = useShippingPlace().params;
  const title = t('shipping.zones');
  const { draft, dispatch, events } = useZoneDraft(shipping.shapes);
  const { zones } = draft;
  const [editor, setEditor] = useState<ZoneEditor>();
  const reaching = usePopup<LatLng>();
  const saving = useSaveDraft({ draft, dispatch, title });
  const problems = useMemo(() => findZoneProblems(zones), [zones]);
  const looks = useLooks(zones, shipping);
  return (
    <>
      {location === undefined && <NoLocation />}
      <ZoneTools
        draft={draft}
        saving={saving}
        isCrossed={problems.some(({ isCrossed }) => isCrossed)}
        editor={editor}
        files={<FileTools shipping={shipping} location={location} />}
        dispatch={dispatch}
        onRadius={
          location &&
          (() => {
            reaching.open(location);
          })
        }
      />
      <MapWithDeliveries
        location={location}
        draft={draft}
        looks={looks}
        events={events}
        onEditor={setEditor}
        deliveries={deliveries}
      />
      <p>
        <Link to={`/admin/pub/${pubID}/shipping/why`}>{t('orders.why_link')}</Link>
      </p>
      <ZoneTable
        shipping={shipping}
        draft={draft}
        problems={problems}
        unpriced={looks.unpriced}
        onShow={(zone) => {
          dispatch({ kind: 'mode', mode: 'edit' });
          dispatch({ kind: 'selected', shapeId: zone.shape_id });
          editor?.showZone(zone);
        }}
        onCopy={events.onCopied}
        onRemove={(shapeId) => {
          dispatch({ kind: 'removed', shapeId });
        }}
      />
      {shipping.shapes.length > 0 && <SaveAsFile shipping={shipping} />}
      <RadiusPopup
        key={reaching.openCount}
        isOpen={reaching.isOpen}
        onClose={reaching.close}
        onAdd={(km) => {
          if (reaching.subject) events.onDrawn(circleOutline(reaching.subject, km));
          reaching.close();
        }}
      />
    </>
  );
}

type Saved = Pick<Shipping, 'shipping_prices' | 'zone_terms'>;

const useLooks = (zones: readonly Shape[], { shipping_prices: prices, zone_terms: terms }: Saved) =>
  useMemo(
    () => ({
      unpriced: new Set(zones.map(({ shape_id }) => shape_id).filter((id) => !(id in prices))),
      names: new Map(terms.map(({ shape_id, name }) => [shape_id, name])),
    }),
    [zones, prices, terms],
  );

/** The pub has no location yet: a link to the card that sets it. */
function NoLocation() {
  const { t } = useText();
  const { params } = useShippingPlace();
  return (
    <div className={places['noLocation']}>
      <Notice>{t('shipping.no_location')}</Notice>
      <ButtonLink variant="quiet" to={`/admin/pub/${params.pubID}`} icon={<MapPin />}>
        {t('shipping.set_location')}
      </ButtonLink>
    </div>
  );
}

type MapProps = Omit<ZoneMapProps, 'label' | 'children'>;

/** The map, and the switch that shows past deliveries. */
function MapWithDeliveries({ deliveries: points, ...map }: MapProps) {
  const { t } = useText();
  const [areShown, show] = useState(true);
  const shown = areShown ? points : undefined;
  return (
    <>
      <Suspense
        fallback={
          <LoadingRegion>
            <div className={styles['zones']}>
              <Skeleton height={402} />
              {shown && shown.length > 0 && <ZoneLegend hasZones={map.draft.zones.length > 0} />}
            </div>
          </LoadingRegion>
        }
      >
        <ZoneMap {...map} label={t('shipping.map')} deliveries={shown} />
      </Suspense>
      <Switch
        label={t('shipping.show_deliveries')}
        hint={
          points &&
          t(points.length === 0 ? 'shipping.deliveries_none' : 'shipping.deliveries_hint', {
            count: points.length,
          })
        }
        checked={areShown}
        onChange={({ target }) => {
          show(target.checked);
        }}
      />
    </>
  );
}
