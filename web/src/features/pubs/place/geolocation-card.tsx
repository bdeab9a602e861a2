import type { Pub } from '@comanda/contract/pubs';
import type { LatLng } from '@comanda/domain/geo';
import { Crosshair, LocateFixed, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { showDanger } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './geolocation-card.module.css';
import type { MapHandle } from './geolocation-map.tsx';
import { useMovePub } from './use-move-pub.ts';

const GeolocationMap = lazy(() =>
  loadChunk(async () => ({ default: (await import('./geolocation-map.tsx')).GeolocationMap })),
);

/** The fifth decimal is about a metre; other maps accept the pair in this form. */
const coordinatesOf = ({ lat, lng }: LatLng) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** Asks the device where it is. */
function useOwnPosition(onFound: (at: LatLng) => void) {
  const { t } = useText();
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => {
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsAsking(false);
        onFound({ lat: latitude, lng: longitude });
      },
      () => {
        setIsAsking(false);
        showDanger(t('pubs.geolocation_own_failed'));
      },
    );
  };
  return { ask, isAsking };
}

/** The location of the pub on a map; set by a double click or at the centre of the map. */
export function GeolocationCard({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const { saved, move, undo, isPending } = useMovePub(pub);
  const [handle, setHandle] = useState<MapHandle>();
  const pick = (at: LatLng) => {
    // A first location was set on a map of the whole country; zoomed in, it can be corrected.
    move(at, () => handle?.moveTo(at));
  };
  return (
    <Card
      title={t('pubs.geolocation')}
      actions={
        saved && (
          <p className={styles['place']}>
            {t('pubs.geolocation_at', { place: coordinatesOf(saved) })}
          </p>
        )
      }
    >
      {!saved && (
        <div className={styles['none']}>
          <p>{t('pubs.geolocation_none')}</p>
          <p className={styles['hint']}>{t('pubs.geolocation_hint')}</p>
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
      <PlaceButtons handle={handle} onPick={pick} onUndo={undo} isPending={isPending} />
    </Card>
  );
}

type ButtonsProps = {
  /** Undefined until the map is there. */
  readonly handle: MapHandle | undefined;
  readonly onPick: (at: LatLng) => void;
  /** Undefined while there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly isPending: boolean;
};

/** Sets the location at the centre of the map, or moves the map to the device. */
function PlaceButtons({ handle, onPick, onUndo, isPending }: ButtonsProps) {
  const { t } = useText();
  const own = useOwnPosition((at) => {
    handle?.moveTo(at);
  });
  return (
    <div className={styles['actions']}>
      <Button
        variant="quiet"
        icon={<Crosshair />}
        disabled={!handle}
        isPending={isPending}
        onClick={() => {
          if (handle) onPick(handle.middle());
        }}
      >
        {t('pubs.geolocation_set_here')}
      </Button>
      <Button
        variant="quiet"
        icon={<LocateFixed />}
        disabled={!handle}
        isPending={own.isAsking}
        onClick={own.ask}
      >
        {t('pubs.geolocation_own')}
      </Button>
      {onUndo && (
        <Button variant="quiet" icon={<Undo2 />} isPending={isPending} onClick={onUndo}>
          {t('pubs.geolocation_undo')}
        </Button>
      )}
    </div>
  );
}
