import type { Order, OrderDish } from '@comanda/contract/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { useState, type RefObject } from 'react';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { FinishedNote } from './edit-fields.tsx';
import { lineTitle, linesWithout } from './dish-lines.ts';
import { useReplaceDishes } from './editing-api.ts';
import { useVoiding, WhyVoided } from '../questions/why-voided.tsx';

type Props = {
  readonly order: Order;
  readonly dish: OrderDish;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAddInstead: () => void;
  /** Gets the focus when the button that opened this popup is removed with its dish. */
  readonly focusAfterDeletion: RefObject<HTMLButtonElement | null>;
};

/** Asks before a dish is deleted; shows that the last dish cannot be deleted, or that the dish was already deleted. */
export function DeleteDishPopup(props: Props) {
  const isLast = linesWithout(props.order.dishes, props.dish).length === 0;
  return isLast ? <LastDishPopup {...props} /> : <AskPopup {...props} />;
}

function AskPopup({ order, dish, isOpen, onClose, focusAfterDeletion }: Props) {
  const { t, language } = useText();
  const replacing = useReplaceDishes(order);
  const voiding = useVoiding(order);
  const [isTried, setTried] = useState(false);
  const { count } = dish;
  const name = lineTitle(dish);
  const isInOrder = order.dishes.some(({ line_id }) => line_id === dish.line_id);
  // A dish deleted by this popup is reported as a success instead.
  if (!isInOrder && !replacing.isPending && !replacing.isSuccess) {
    return (
      <AlreadyDeletedPopup
        name={name}
        isOpen={isOpen}
        onClose={onClose}
        focusAfterDeletion={focusAfterDeletion}
      />
    );
  }
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.dish_question', { name })}
      confirmLabel={t('ui.delete')}
      isDestructive
      isPending={replacing.isPending}
      onConfirm={() => {
        setTried(true);
        const voided = voiding.sent();
        if (!voided) return;
        replacing.mutate(
          { dishes: linesWithout(order.dishes, dish), ...voided },
          {
            onSuccess: () => {
              onClose();
              focusAfterDeletion.current?.focus();
              showSuccess(t('orders.dish_deleted', { name }));
            },
          },
        );
      }}
    >
      <p>
        {t('orders.dish_question_hint', {
          count,
          price: formatAmount(dish.dish_price, currencySymbol(order.currency_id), language),
        })}
      </p>
      <WhyVoided voiding={voiding} isTried={isTried} />
      <FinishedNote order={order} />
    </ConfirmPopup>
  );
}

type AlreadyDeletedProps = Pick<Props, 'isOpen' | 'onClose' | 'focusAfterDeletion'> & {
  readonly name: string;
};

/** Another user has already deleted the dish. */
function AlreadyDeletedPopup({ name, isOpen, onClose, focusAfterDeletion }: AlreadyDeletedProps) {
  const { t } = useText();
  const leave = () => {
    onClose();
    focusAfterDeletion.current?.focus();
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={leave}
      title={t('orders.dish_is_gone', { name })}
      maxWidth={420}
      actions={<Button onClick={leave}>{t('ui.close')}</Button>}
    >
      {t('orders.dish_is_gone_hint')}
    </Popup>
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
