import { useText } from '../../../lib/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

/** While a screen's program loads: a heading and some paper. */
export function ScreenSkeleton() {
  const { t } = useText();
  return (
    <Page>
      <h1 className="visually-hidden">{t('ui.loading')}</h1>
      <LoadingRegion>
        <div style={{ display: 'grid', gap: 24 }}>
          <Skeleton width={240} height={32} />
          <Skeleton height={160} />
          <Skeleton height={160} />
        </div>
      </LoadingRegion>
    </Page>
  );
}
