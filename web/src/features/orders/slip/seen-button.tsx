import type { Order } from '@comanda/contract/orders';
import { Eye } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useMarkOpened } from '../live/order-api.ts';
import styles from './step-button.module.css';
import { useDoublePressGuard } from '../../../ui/button/use-double-press-guard.ts';

/** The first step of an order that was accepted by itself: a person has seen it, and the bells stop. */
export function SeenButton({ order }: { readonly order: Order }) {
  const { t } = useText();
  const opened = useMarkOpened();
  const rest = useDoublePressGuard();
  return (
    <Button
      icon={<Eye />}
      className={styles['step']}
      isPending={opened.isPending || rest.isBlocked}
      onClick={() => {
        rest.start();
        opened.mutate(order.id);
      }}
    >
      {t('orders.mark_seen')}
      <span className="visually-hidden"> #{order.number}</span>
    </Button>
  );
}
