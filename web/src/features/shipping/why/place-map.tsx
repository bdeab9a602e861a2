import type { Pub } from '@comanda/contract/pubs';
import type { LatLng } from '@comanda/domain/geo';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './why.module.css';

const WhyMap = lazy(() =>
  loadChunk(async () => ({ default: (await import('./why-map.tsx')).WhyMap })),
);

/** With its border. */
const MAP_HEIGHT = 322;

type Props = {
  readonly pub: Pub;
  readonly point: LatLng | undefined;
  readonly onPoint: (point: LatLng) => void;
};

/** Where a guest is, among the zones of the pub. */
export function PlaceMap({ pub, point, onPoint }: Props) {
  const { shapes, zone_terms: terms } = pub.shipping;
  const names = new Map(
    terms.flatMap(({ shape_id: id, name }) => (name === '' ? [] : [[id, name] as const])),
  );
  return (
    <Suspense
      fallback={
        <LoadingRegion>
          <div className={styles['waiting']}>
            <Skeleton height={MAP_HEIGHT} />
          </div>
        </LoadingRegion>
      }
    >
      <WhyMap
        zones={shapes}
        names={names}
        location={pub.lat === null || pub.lng === null ? undefined : { lat: pub.lat, lng: pub.lng }}
        point={point}
        onPoint={onPoint}
      />
    </Suspense>
  );
}
