import type { Order } from '@comanda/contract/orders';
import type { Language } from '@comanda/contract/texts';
import { isFinalStatus, orderTypeTable } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { useId, useState } from 'react';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { deliveryPrices, readPrice } from './edit-prices.ts';
import { useSetDeliveryPrice } from './editing-api.ts';
import { FinishedNote } from './edit-fields.tsx';
import styles from './delivery-price.module.css';
import { usePubOrders } from '../live/pub-orders-context.ts';

/** The guest's delivery price, chosen from the zone prices; for a finished order after a confirmation. */
export function DeliveryPrice({ order }: { readonly order: Order }) {
  const { t, language } = useText();
  const [chosen, choose] = useState<number>();
  const saving = useSetDeliveryPrice(order);
  const confirmation = usePopup<true>();
  const selectId = useId();
  if (!orderTypeTable.hasDeliveryPrice[order.order_type]) return null;
  const stored = order.delivery_price;
  const shown = chosen ?? stored;
  const save = () => {
    saving.mutate(shown, {
      onSuccess: () => {
        choose(undefined);
        confirmation.close();
        showSuccess(t('orders.delivery_price_saved'));
      },
      onError: confirmation.close,
    });
  };
  return (
    <form
      noValidate
      className={styles['price']}
      data-saved={shown === stored}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFinalStatus(order.status)) confirmation.open(true);
        else save();
      }}
    >
      <PriceField
        id={selectId}
        order={order}
        value={shown}
        onChoose={(price) => {
          if (!saving.isPending) choose(price);
        }}
      />
      {shown !== stored && (
        <Button type="submit" isPending={saving.isPending}>
          {t('ui.save')}
        </Button>
      )}
      <ConfirmPopup
        isOpen={confirmation.isOpen}
        onClose={confirmation.close}
        title={t('orders.delivery_price_question', { price: priceText(shown, order, language) })}
        confirmLabel={t('ui.save')}
        isPending={saving.isPending}
        // The button that opened the popup disappears once the price is saved.
        finalFocus={() => document.getElementById(selectId)}
        onConfirm={save}
      >
        <FinishedNote order={order} />
      </ConfirmPopup>
    </form>
  );
}

function priceText(price: number, { currency_id: currencyID }: Order, language: Language): string {
  return formatAmount(price, currencySymbol(currencyID), language);
}

type FieldProps = {
  readonly id: string;
  readonly order: Order;
  readonly value: number;
  readonly onChoose: (price: number) => void;
};

/** The stored price and the prices of the zones. */
function PriceField({ id, order, value, onChoose }: FieldProps) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  // Today's zone prices do not apply to an order in another currency.
  const isSameCurrency = order.currency_id === pub.currency_id;
  const zonePrices = isSameCurrency ? pub.shipping.shipping_prices : {};
  return (
    <SelectField
      id={id}
      label={t('orders.set_delivery_price')}
      value={value}
      options={deliveryPrices(order.delivery_price, zonePrices).map((price) => ({
        value: price,
        label: priceText(price, order, language),
      }))}
      onChange={(event) => {
        const price = readPrice(event.target.value);
        if (price !== undefined) onChoose(price);
      }}
    />
  );
}
