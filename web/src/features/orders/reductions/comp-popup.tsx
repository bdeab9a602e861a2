import type { Order } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { currencySymbol } from '@comanda/domain/pubs';
import { useState } from 'react';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { lineTitle } from '../editing/dish-lines.ts';
import { FinishedNote } from '../editing/edit-fields.tsx';
import { useSetComp } from './reductions-api.ts';
import { useWhy, WhyReduced } from '../questions/why-reduced.tsx';

const whyFields = ({ reason, text }: NonNullable<ReturnType<typeof useWhy<'comp'>>['why']>) => ({
  comp_reason: reason,
  ...(text !== undefined && { comp_text: text }),
});

type Props = { readonly order: Order; readonly isOpen: boolean; readonly onClose: () => void };

/** Gives dishes of an order for free, with the reason, or takes that back. */
export function CompPopup({ order, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const [chosenId, setChosenId] = useState(order.dishes[0]?.line_id);
  const [chosenCount, setChosenCount] = useState<number>();
  const [isTried, setTried] = useState(false);
  const form = useWhy('comp');
  const saving = useSetComp(order);
  // An edit elsewhere may have taken the chosen one out.
  const line = order.dishes.find(({ line_id: id }) => id === chosenId) ?? order.dishes[0];
  if (!line) return null;
  const { comp_count: before = 0 } = line;
  const count = Math.min(chosenCount ?? Math.max(before, 1), line.count);
  const sum = formatAmount(
    toAmount(-toMinor(line.dish_price) * count),
    currencySymbol(order.currency_id),
    language,
  );
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={`${t('orders.comp')} · #${order.number}`}
      submitLabel={count > 0 ? `${t('ui.save')} · ${sum}` : t('ui.save')}
      isPending={saving.isPending}
      problem={saving.isError ? errorText(saving.error) : undefined}
      maxWidth={440}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (saving.isPending || (count > 0 && !form.why)) return;
        saving.mutate(
          {
            line_id: line.line_id,
            count,
            ...(count > 0 && form.why && whyFields(form.why)),
          },
          {
            onSuccess: () => {
              onClose();
              showSuccess(t('orders.comp_saved', { name: lineTitle(line) }));
            },
          },
        );
      }}
    >
      <FinishedNote order={order} />
      <SelectField
        label={t('orders.comp_which')}
        value={line.line_id}
        options={order.dishes.map((dish) => ({
          value: dish.line_id,
          label: `${dish.count}× ${lineTitle(dish)}`,
        }))}
        onChange={({ target }) => {
          setChosenId(Number(target.value));
          setChosenCount(undefined);
        }}
      />
      <SelectField
        label={t('orders.comp_how_many')}
        value={count}
        options={Array.from({ length: line.count + 1 }, (_, value) => ({
          value,
          label: String(value),
        }))}
        onChange={({ target }) => {
          setChosenCount(Number(target.value));
        }}
      />
      {count > 0 && <WhyReduced form={form} label={t('orders.reduction_why')} isTried={isTried} />}
    </FormPopup>
  );
}
