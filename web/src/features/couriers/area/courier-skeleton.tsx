import { Page } from '../../../ui/layout/page.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from '../lists/courier-orders.module.css';

/** About as high as a card of an available order. */
const CARD_HEIGHT = 300;

/** The three filters and two cards. */
export const CourierSkeleton = () => (
  <Page maxWidth={640}>
    <LoadingRegion>
      <div className={styles['cards']}>
        <Skeleton height={48} />
        <Skeleton height={CARD_HEIGHT} />
        <Skeleton height={CARD_HEIGHT} />
      </div>
    </LoadingRegion>
  </Page>
);
