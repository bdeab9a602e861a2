import type { Order } from '@comanda/contract/orders';
import { Gift, Percent } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import styles from './reductions.module.css';

// Most orders cost what they cost.
const DiscountPopup = lazy(async () => ({
  default: (await import('./discount-popup.tsx')).DiscountPopup,
}));
const CompPopup = lazy(async () => ({ default: (await import('./comp-popup.tsx')).CompPopup }));

/** The ways to make an order cheaper: a discount on all of it, and dishes on the house. */
export function Reductions({ order }: { readonly order: Order }) {
  const { t } = useText();
  const discount = usePopup<true>();
  const comp = usePopup<true>();
  if (order.is_rehearsal || order.status === 'canceled') return null;
  return (
    <div className={styles['buttons']}>
      <Button variant="quiet" icon={<Percent />} onClick={() => discount.open(true)}>
        {t('orders.discount')}
      </Button>
      <Button variant="quiet" icon={<Gift />} onClick={() => comp.open(true)}>
        {t('orders.comp')}
      </Button>
      <Suspense>
        {discount.openCount > 0 && (
          <DiscountPopup
            key={`discount ${discount.openCount}`}
            order={order}
            isOpen={discount.isOpen}
            onClose={discount.close}
          />
        )}
        {comp.openCount > 0 && (
          <CompPopup
            key={`comp ${comp.openCount}`}
            order={order}
            isOpen={comp.isOpen}
            onClose={comp.close}
          />
        )}
      </Suspense>
    </div>
  );
}
