import type { Order } from '@comanda/contract/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { withoutRehearsals } from '../../../../product/rehearsal/without-rehearsals.ts';
import { Amount } from '../../../../ui/amounts/amount.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import styles from '../toolbar/desk-toolbar.module.css';
import { sumOf } from './find-orders.ts';

type Props = {
  /** Undefined for search results. */
  readonly table: string | undefined;
  readonly orders: readonly Order[];
  readonly onShowAll: () => void;
};

/** Above the slips of one table: their count and total. Above search results only the count. */
export function FoundLine({ table, orders: all, onShowAll }: Props) {
  const { t } = useText();
  const orders = withoutRehearsals(all);
  return (
    <section
      className={styles['found']}
      aria-label={table === undefined ? t('orders.find') : t('orders.table', { table })}
    >
      <p>
        {table === undefined ? (
          t('orders.found', { count: all.length })
        ) : (
          <>
            <b>{t('orders.table', { table })}</b>
            <span>{t('orders.order_count', { count: orders.length })}</span>
            {sumOf(orders).map(({ currencyID, amount }) => (
              <Amount
                key={currencyID}
                value={amount}
                symbol={currencySymbol(currencyID)}
                size="large"
              />
            ))}
          </>
        )}
      </p>
      <Button variant="quiet" onClick={onShowAll}>
        {t('orders.show_all')}
      </Button>
    </section>
  );
}
