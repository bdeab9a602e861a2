import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { useId, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { namesOfChosen, type BasketLine } from '../choosing/basket-line.ts';
import { DishChoices, useDishChoices } from '../choosing/dish-choices.tsx';
import { readQuantity } from '../editing/dish-lines.ts';
import { DishPicker } from '../editing/dish-picker.tsx';
import { QuantityField } from '../editing/edit-fields.tsx';
import { useOptionGroups, usePubDishes, type PubDish } from '../editing/pub-dishes.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (line: BasketLine) => void;
};

/** A dish of the pub with its choices and its count, for a basket that nobody orders. */
export function AskedDishPopup({ isOpen, onClose, onAdd }: Props) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const quantityId = useId();
  const dishes = usePubDishes();
  const [picked, setPicked] = useState<PubDish>();
  const [quantity, setQuantity] = useState('1');
  const { data: known = [] } = useOptionGroups();
  const form = useDishChoices({ dish: picked?.dish, known });
  const count = readQuantity(quantity, 0);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.add_dish')}
      submitLabel={t('orders.add')}
      isPending={false}
      onSubmit={(event) => {
        event.preventDefault();
        form.tried();
        if (!picked || count === undefined || form.problems.length > 0) return;
        const { id: dishId, name } = picked.dish;
        const { groups, chosen } = form;
        onAdd({ dishId, name, count, chosen, options: namesOfChosen(groups, chosen) });
      }}
    >
      <DishPicker
        order={{ dishes: [], currency_id: pub.currency_id, commission_percent: 0 }}
        dishes={dishes}
        groups={known}
        pickedId={picked?.dish.id}
        onPick={(dish) => {
          setPicked(dish);
          form.begin();
        }}
        onPicked={() => document.getElementById(quantityId)?.focus()}
      />
      {form.isTried && !picked && <Notice>{t('orders.pick_dish_first')}</Notice>}
      <DishChoices form={form} />
      <QuantityField
        id={quantityId}
        value={quantity}
        isDisabled={picked === undefined}
        hint={picked?.dish.name ?? t('orders.pick_dish_first')}
        error={
          form.isTried && picked && count === undefined
            ? t('orders.quantity_limits', { limit: MAX_DISH_COUNT })
            : undefined
        }
        onChange={setQuantity}
      />
    </FormPopup>
  );
}
