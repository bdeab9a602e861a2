import { toAmount, toMinor } from '@comanda/domain/money';
import { MAX_DISH_NOTE_LENGTH } from '@comanda/domain/options';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { useId, useState } from 'react';
import { formatAmount } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import { namesOfChosen, type BasketLine } from '../../choosing/basket-line.ts';
import { DishChoices, useDishChoices } from '../../choosing/dish-choices.tsx';
import { chargedWithOptions } from '../../choosing/offer-of-line.ts';
import { readQuantity } from '../../editing/dish-lines.ts';
import { QuantityField } from '../../editing/edit-fields.tsx';
import { useOptionGroups, type PubDish } from '../../editing/pub-dishes.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';

/** A new line is priced by the menu. */
const NO_ORDER = { dishes: [], commission_percent: 0 };

type Props = {
  readonly item: PubDish;
  /** The line that is changed; without one the dish is added. */
  readonly line?: BasketLine;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLine: (line: BasketLine) => void;
};

/** The choices of a dish as the guest has them, a note to the kitchen and how many. */
export function LinePopup({ item: { dish }, line, isOpen, onClose, onLine }: Props) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const { data: known = [] } = useOptionGroups();
  const form = useDishChoices({ dish, known, before: line?.chosen });
  const [note, setNote] = useState(line?.note ?? '');
  const [quantity, setQuantity] = useState(String(line?.count ?? 1));
  const quantityId = useId();
  const count = readQuantity(quantity, 0);
  const { groups, chosen, problems } = form;
  const price = chargedWithOptions({ dish, groups }, { chosen, note }, { order: NO_ORDER });
  const shown = (value: number) => formatAmount(value, currencySymbol(pub.currency_id), language);
  const label = t(line ? 'ui.save' : 'orders.add');
  const isReady = problems.length === 0 && count !== undefined;
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={dish.name}
      submitLabel={isReady ? `${label} · ${shown(toAmount(toMinor(price) * count))}` : label}
      isPending={false}
      onSubmit={(event) => {
        event.preventDefault();
        form.tried();
        if (!isReady) return;
        const options = namesOfChosen(groups, chosen);
        const written = note.trim() === '' ? {} : { note: note.trim() };
        onLine({ dishId: dish.id, name: dish.name, count, chosen, options, ...written });
      }}
    >
      <DishChoices form={form} />
      <TextArea
        label={t('choosing.note')}
        rows={2}
        maxLength={MAX_DISH_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <QuantityField
        id={quantityId}
        value={quantity}
        hint={`${dish.name}: ${shown(price)}`}
        error={
          form.isTried && count === undefined
            ? t('orders.quantity_limits', { limit: MAX_DISH_COUNT })
            : undefined
        }
        onChange={setQuantity}
      />
    </FormPopup>
  );
}
