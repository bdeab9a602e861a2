import type { CourierOrder } from '@comanda/contract/couriers';
import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { routeOf, type Route } from './route-places.ts';

const RouteMap = lazy(() =>
  loadChunk(async () => ({ default: (await import('./route-map.tsx')).RouteMap })),
);

/** The height of the map with its legend. */
const HEIGHT = 420;

/** Opens the route map; its code is loaded only then. */
export function RouteButton({ order }: { readonly order: CourierOrder }) {
  const { t } = useText();
  const popup = usePopup<Route>();
  const route = routeOf(order);
  if (!route) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="large"
        icon={<MapIcon />}
        fullWidth
        aria-haspopup="dialog"
        onClick={() => {
          popup.open(route);
        }}
      >
        {t('couriers.map')}
      </Button>
      <Popup
        isOpen={popup.isOpen}
        onClose={popup.close}
        title={t('couriers.map_of', { number: `#${order.number}` })}
        maxWidth={640}
      >
        <Suspense
          fallback={
            <LoadingRegion>
              <Skeleton height={HEIGHT} />
            </LoadingRegion>
          }
        >
          {popup.subject && <RouteMap route={popup.subject} />}
        </Suspense>
      </Popup>
    </>
  );
}
