import type { Order } from '@comanda/contract/orders';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { useId, useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { useShown } from '../../../lib/query/shown-failures.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useOptionGroups, usePubDishes, type PubDish } from './pub-dishes.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { chargedPrice } from './edit-prices.ts';
import { countOf, linesWith, pickedFromMenu, readQuantity } from './dish-lines.ts';
import { FinishedNote, QuantityField } from './edit-fields.tsx';
import { DishPicker } from './dish-picker.tsx';
import { isShownBesideList, useReplaceDishes } from './editing-api.ts';

type Props = {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A dish with options: they are chosen first. */
  readonly onChoose: (picked: PubDish, count: number) => void;
};

/** Adds a dish of the pub to the order, with its quantity. */
export function AddDishPopup({ order, isOpen, onClose, onChoose }: Props) {
  const { t, language } = useText();
  const quantityId = useId();
  const form = useAddDish(order, { onAdded: onClose, onChoose });
  const { picked, isTried, quantity } = form;
  const hasFailed = form.leftMenu || (isTried && !picked);
  return (
    <FormPopup
      problem={form.refusal}
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.add_dish')}
      submitLabel={t(form.hasOptions ? 'orders.choose_options' : 'orders.add')}
      isPending={form.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <FinishedNote order={order} />
      <DishPicker
        order={order}
        dishes={form.dishes}
        groups={form.groups}
        pickedId={picked?.dish.id}
        onPick={form.pick}
        onPicked={() => document.getElementById(quantityId)?.focus()}
      />
      {hasFailed && (
        <Notice>{t(form.leftMenu ? 'orders.dish_left_menu' : 'orders.pick_dish_first')}</Notice>
      )}
      <QuantityField
        id={quantityId}
        value={quantity}
        isDisabled={picked === undefined}
        hint={
          picked && form.price !== undefined
            ? t('orders.charged_each', {
                name: picked.dish.name,
                price: formatAmount(form.price, currencySymbol(order.currency_id), language),
              })
            : (picked?.dish.name ?? t('orders.pick_dish_first'))
        }
        error={
          isTried && picked && form.count === undefined
            ? t('orders.quantity_limits', { limit: form.room })
            : undefined
        }
        onChange={form.setQuantity}
      />
    </FormPopup>
  );
}

/** The picked dish, its quantity and the request. */
function useAddDish(
  order: Order,
  { onAdded, onChoose }: { readonly onAdded: () => void } & Pick<Props, 'onChoose'>,
) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const dishes = usePubDishes();
  const replacing = useReplaceDishes(order);
  const errorText = useErrorText();
  const [picked, setPicked] = useState<PubDish>();
  const [quantity, setQuantity] = useState('');
  const [isTried, setTried] = useState(false);
  // A second press before the first response must not send twice.
  const isSending = useRef(false);
  const already = picked ? countOf(order.dishes, picked.dish.id) : 0;
  const count = readQuantity(quantity, already);
  const isSameCurrency = order.currency_id === pub.currency_id;
  const leftMenu = replacing.isError && toApiError(replacing.error).code === 'dish_not_available';
  useShown(leftMenu && replacing.error);
  const optionsOfDish = ({ dish }: PubDish) => dish.option_groups ?? [];
  const groups = useOptionGroups();
  const hasOptions = isSameCurrency && picked !== undefined && optionsOfDish(picked).length > 0;
  const wanted = pickedFromMenu(order.dishes, picked?.dish.id ?? 0, isSameCurrency);
  const send = () => {
    setTried(true);
    if (!picked || count === undefined || isSending.current) return;
    if (hasOptions) return onChoose(picked, count);
    const { id, name } = picked.dish;
    isSending.current = true;
    replacing.mutate(
      { dishes: linesWith(order.dishes, id, { ...wanted, count }) },
      {
        onSuccess: () => {
          onAdded();
          showSuccess(t('orders.dish_added', { name, count }));
        },
        onError: (error) => {
          const { code } = toApiError(error);
          // It may have got options since the menu was loaded.
          if (code === 'dish_not_available' || code === 'options_do_not_fit') void dishes.refetch();
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  };
  return {
    dishes,
    groups: groups.data ?? [],
    picked,
    hasOptions,
    // With options it depends on what is chosen.
    price: picked && !hasOptions ? chargedPrice(order, picked.dish, wanted) : undefined,
    pick: (dish: PubDish) => {
      setPicked(dish);
      setQuantity('1');
      setTried(false);
      replacing.reset();
    },
    quantity,
    setQuantity,
    count,
    room: MAX_DISH_COUNT - already,
    isTried,
    leftMenu,
    refusal: isShownBesideList(replacing.error) ? errorText(replacing.error) : undefined,
    isPending: replacing.isPending,
    send,
  };
}
