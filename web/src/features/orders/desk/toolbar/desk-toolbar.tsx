import type { Order } from '@comanda/contract/orders';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LatePart } from '../../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../../lib/lazy/with-all-texts.ts';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { orderFilters } from '../../live/order-filter.ts';
import type { DeskChoice } from '../../live/use-desk-choice.ts';
import { statusTones } from '../../status/status-look.tsx';
import styles from './desk-toolbar.module.css';

const lateTools = new LatePart(
  withAllTexts(async () => (await import('./desk-tools.tsx')).DeskTools),
);

type Props = {
  readonly orders: readonly Order[];
  /** Undefined until the list is loaded. */
  readonly activeCount: number | undefined;
  readonly choice: DeskChoice;
  readonly choose: (chosen: Partial<DeskChoice>) => void;
  /** Shows search results while the user types; `choose` stores the text. */
  readonly type: (words: string) => void;
  /** Which desks hear orders. */
  readonly listeners: ReactNode;
  /** The undo bar, or the failure, of an order whose slip is not in sight. */
  readonly notice: ReactNode;
};

/** Above the slips: which of them are shown, and how. The counts are in the heads of the columns. */
export function DeskToolbar({
  orders,
  activeCount,
  choice,
  choose,
  type,
  listeners,
  notice,
}: Props) {
  const { t } = useText();
  const { part: DeskTools } = useSyncExternalStore(lateTools.subscribe, lateTools.current);
  const isLoaded = activeCount !== undefined;
  useEffect(() => {
    if (isLoaded) whenIdle(lateTools.load);
  }, [isLoaded]);
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
      <div className={styles['tools']}>
        {DeskTools && <DeskTools {...{ orders, choice, choose, type, listeners }} />}
      </div>
      {notice && <div className={styles['notice']}>{notice}</div>}
    </search>
  );
}
