import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './shipping.module.css';

/** The switch, the map's place and the settings' places, until they are known. */
export const ShippingSkeleton = () => (
  <LoadingRegion>
    <div className={styles['column']}>
      <Skeleton height={86} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Skeleton height={640} />
        </div>
        <div className={styles['column']}>
          <Skeleton height={190} />
          <Skeleton height={540} />
        </div>
      </div>
    </div>
  </LoadingRegion>
);
