import type { Order } from '@comanda/contract/orders';
import { isFinalStatus } from '@comanda/domain/orders';
import { useState } from 'react';
import { formatAmount } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { showSuccess } from '../../lib/toasts/toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { deliveryPrices, readPrice } from './delivery-prices.ts';
import { useSetDeliveryPrice } from './editing-api.ts';
import styles from './order-sheet.module.css';
import { usePubOrders } from './pub-orders-context.ts';

/** What the guest pays for the delivery, out of what the zones cost; nothing to choose once finished. */
export function DeliveryPrice({ order }: { readonly order: Order }) {
  const { t, language } = useText();
  const { pub, symbol } = usePubOrders();
  const [chosen, choose] = useState<number>();
  const saving = useSetDeliveryPrice(order);
  if (order.order_type !== 'delivery' || isFinalStatus(order.status)) return null;
  const stored = order.delivery_price;
  const shown = chosen ?? stored;
  return (
    <form
      className={styles['deliveryPrice']}
      data-saved={shown === stored}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(shown, {
          onSuccess: () => {
            choose(undefined);
            showSuccess(t('orders.delivery_price_saved'));
          },
        });
      }}
    >
      <SelectField
        label={t('orders.set_delivery_price')}
        value={shown}
        options={deliveryPrices(stored, pub.shipping.shipping_prices).map((price) => ({
          value: price,
          label: formatAmount(price, symbol, language),
        }))}
        onChange={(event) => {
          const price = readPrice(event.target.value);
          if (price !== undefined && !saving.isPending) choose(price);
        }}
      />
      {shown !== stored && (
        <Button type="submit" isPending={saving.isPending}>
          {t('ui.save')}
        </Button>
      )}
    </form>
  );
}
