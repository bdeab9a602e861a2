import type { Pub } from '@comanda/contract/pubs';
import type { LatLng } from '@comanda/domain/shipping';
import { Crosshair, LocateFixed } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n/use-text.ts';
import { loadChunk } from '../../lib/lazy/load-chunk.ts';
import { showDanger, showSuccess } from '../../lib/toasts/toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './geolocation-card.module.css';
import { useSaveGeolocation } from './geolocation-api.ts';
import type { MapHandle } from './geolocation-map.tsx';

const GeolocationMap = lazy(() =>
  loadChunk(async () => ({ default: (await import('./geolocation-map.tsx')).GeolocationMap })),
);

/** Where the pub is: seen on a map, and set there by a double click or at its centre. */
export function GeolocationCard({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const save = useSaveGeolocation(pub);
  const [handle, setHandle] = useState<MapHandle>();
  const [isAsking, setIsAsking] = useState(false);
  const saved = pub.lat === null || pub.lng === null ? undefined : { lat: pub.lat, lng: pub.lng };
  const pick = (at: LatLng) => {
    if (save.isPending) return;
    save.mutate(at, {
      onSuccess: () => {
        showSuccess(t('pubs.geolocation_saved'));
      },
    });
  };
  const goToOwn = () => {
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsAsking(false);
        handle?.moveTo({ lat: coords.latitude, lng: coords.longitude });
      },
      () => {
        setIsAsking(false);
        showDanger(t('pubs.geolocation_own_failed'));
      },
    );
  };
  return (
    <Card title={t('pubs.geolocation')}>
      {!saved && (
        <div className={styles['none']}>
          <p>{t('pubs.geolocation_none')}</p>
          <Link to="/admin/company">{t('pubs.geolocation_later')}</Link>
        </div>
      )}
      <Suspense
        fallback={
          <LoadingRegion>
            <Skeleton height={262} />
          </LoadingRegion>
        }
      >
        <GeolocationMap
          label={t('pubs.geolocation_map')}
          saved={saved}
          onPick={pick}
          onHandle={setHandle}
        />
      </Suspense>
      <p className={styles['hint']}>{t('pubs.geolocation_hint')}</p>
      <div className={styles['actions']}>
        <Button
          variant="quiet"
          icon={<Crosshair />}
          disabled={!handle}
          isPending={save.isPending}
          onClick={() => {
            if (handle) pick(handle.middle());
          }}
        >
          {t('pubs.geolocation_set_here')}
        </Button>
        <Button
          variant="quiet"
          icon={<LocateFixed />}
          disabled={!handle}
          isPending={isAsking}
          onClick={goToOwn}
        >
          {t('pubs.geolocation_own')}
        </Button>
      </div>
    </Card>
  );
}
