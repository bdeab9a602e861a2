import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './company-screen.module.css';

/** The places of the cards while the pubs are on their way. */
export const CompanySkeleton = () => (
  <LoadingRegion>
    <div className={styles['grid']}>
      <Skeleton height={226} />
      <Skeleton height={226} />
    </div>
  </LoadingRegion>
);
