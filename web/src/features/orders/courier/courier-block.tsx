import type { Order } from '@comanda/contract/orders';
import { Bike } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SilentCourier } from '../slip/courier-lines.tsx';
import { CourierName } from './courier-name.tsx';
import { courierSearch } from './courier-search.ts';
import styles from './courier-block.module.css';

type Props = { readonly order: Order; readonly timeZone: string };

/** Whether a courier has taken the order, and which one. */
export function CourierBlock({ order, timeZone }: Props) {
  const { t } = useText();
  const search = courierSearch(order);
  return (
    <section
      className={classNames(styles['box'], search === 'searching' && styles['searching'])}
      aria-live="polite"
    >
      <Bike />
      <div className={styles['boxWords']}>
        <h2>{search === 'hint' ? t('orders.courier') : t(`orders.courier_${search}`)}</h2>
        {search === 'hint' && <p>{t('orders.courier_hint')}</p>}
        {search === 'found' && <CourierName info={order.courier_info} />}
        <SilentCourier warned={order.courier_info.warned} timeZone={timeZone} />
      </div>
    </section>
  );
}
