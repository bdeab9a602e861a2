import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './editor-skeletons.module.css';

/** Placeholders of the category cards. */
export const CardsSkeleton = () => (
  <LoadingRegion>
    <div className={styles['cards']}>
      <Skeleton height={206} />
      <Skeleton height={206} />
      <Skeleton height={48} />
    </div>
  </LoadingRegion>
);

/** Placeholders of the pills and, beneath them, of the cards. */
export const MenuSkeleton = () => (
  <>
    <div className={styles['pills']}>
      <Skeleton width={150} height={82} />
      <Skeleton width={150} height={82} />
    </div>
    <CardsSkeleton />
  </>
);

/** Placeholders of a category's dishes. */
export const DishesSkeleton = () => (
  <LoadingRegion>
    <div className={styles['rows']}>
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </div>
  </LoadingRegion>
);
