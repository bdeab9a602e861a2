import { Page } from '../../ui/layout/page.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** While a screen's program is on its way: a heading and some paper. */
export const ScreenSkeleton = () => (
  <Page>
    <LoadingRegion>
      <div style={{ display: 'grid', gap: 24 }}>
        <Skeleton width={240} height={32} />
        <Skeleton height={160} />
        <Skeleton height={160} />
      </div>
    </LoadingRegion>
  </Page>
);
