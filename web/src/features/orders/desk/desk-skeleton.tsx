import { Rail } from '../../../product/slip/rail.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './order-desk.module.css';
import { activeColumns } from '../live/order-filter.ts';
import { statusTones } from '../status/status-look.tsx';

/** About as high as a slip. */
const SLIP_HEIGHT = 190;

/** The rails while the slips are loading. */
export function DeskSkeleton({ isWide }: { readonly isWide: boolean }) {
  const { t } = useText();
  return (
    <LoadingRegion>
      <div className={styles['columns']}>
        {(isWide ? activeColumns : activeColumns.slice(0, 1)).map((status) => (
          <Rail
            key={status}
            title={t(`orders.filter_${status}`)}
            tone={statusTones[status]}
            isDense
          >
            {[<Skeleton key="1" height={SLIP_HEIGHT} />, <Skeleton key="2" height={SLIP_HEIGHT} />]}
          </Rail>
        ))}
      </div>
    </LoadingRegion>
  );
}
