import type { Order, OrderDish } from '@comanda/contract/orders';
import type { RefObject } from 'react';
import { formatAmount } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { showSuccess } from '../../lib/toasts/toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmPopup } from '../../ui/popup/confirm-popup.tsx';
import { Popup } from '../../ui/popup/popup.tsx';
import { linesWithout } from './dish-lines.ts';
import { useReplaceDishes } from './editing-api.ts';
import { usePubOrders } from './pub-orders-context.ts';

type Props = {
  readonly order: Order;
  readonly dish: OrderDish;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAddInstead: () => void;
  /** Takes the focus when the button that opened this goes with its dish. */
  readonly focusWhenGone: RefObject<HTMLButtonElement | null>;
};

/** Asks before a dish leaves the order; says of the last one that it cannot. */
export function DeleteDishPopup(props: Props) {
  const isLast = linesWithout(props.order.dishes, props.dish.dish_id).length === 0;
  return isLast ? <LastDishPopup {...props} /> : <AskPopup {...props} />;
}

function AskPopup({ order, dish, isOpen, onClose, focusWhenGone }: Props) {
  const { t, language } = useText();
  const { symbol } = usePubOrders();
  const replacing = useReplaceDishes(order);
  const { name, count } = dish;
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.dish_question', { name })}
      confirmLabel={t('ui.delete')}
      isDestructive
      isPending={replacing.isPending}
      onConfirm={() => {
        replacing.mutate(linesWithout(order.dishes, dish.dish_id), {
          onSuccess: () => {
            onClose();
            focusWhenGone.current?.focus();
            showSuccess(t('orders.dish_deleted', { name }));
          },
        });
      }}
    >
      {t('orders.dish_question_hint', {
        count,
        price: formatAmount(dish.dish_price, symbol, language),
      })}
    </ConfirmPopup>
  );
}

function LastDishPopup({ dish, isOpen, onClose, onAddInstead }: Props) {
  const { t } = useText();
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.last_dish', { name: dish.name })}
      maxWidth={420}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button onClick={onAddInstead}>{t('orders.add_dish')}</Button>
        </>
      }
    >
      {t('orders.last_dish_hint')}
    </Popup>
  );
}
