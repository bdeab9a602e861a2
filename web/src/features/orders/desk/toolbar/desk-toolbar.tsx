import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { orderFilters } from '../../live/order-filter.ts';
import type { DeskChoice } from '../../live/use-desk-choice.ts';
import { statusTones } from '../../status/status-look.tsx';
import styles from './desk-toolbar.module.css';

type Props = {
  /** Undefined until the list is loaded. */
  readonly activeCount: number | undefined;
  readonly choice: DeskChoice;
  readonly choose: (chosen: Partial<DeskChoice>) => void;
  /** They come after the list of orders. */
  readonly tools: ReactNode;
  /** The undo bar, or the failure, of an order whose slip is not in sight. */
  readonly notice: ReactNode;
};

/** Above the slips: which of them are shown, and how. The counts are in the heads of the columns. */
export function DeskToolbar({ activeCount, choice, choose, tools, notice }: Props) {
  const { t } = useText();
  return (
    <search aria-label={t('orders.find')} className={styles['toolbar']}>
      <div className={styles['filters']}>
        <Pills
          label={t('orders.filter')}
          value={choice.filter}
          onChange={(filter) => {
            choose({ filter, table: undefined });
          }}
          pills={orderFilters.map((value) => ({
            value,
            label: t(`orders.filter_${value}`),
            ...(value === 'all' ? { count: activeCount ?? null } : { tone: statusTones[value] }),
          }))}
        />
      </div>
      <div className={styles['tools']}>{tools}</div>
      {notice && <div className={styles['notice']}>{notice}</div>}
    </search>
  );
}
