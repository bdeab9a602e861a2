import type { Dish } from '@comanda/contract/menu';
import { numberFormat } from '@comanda/contract/texts';
import { useState } from 'react';
import { readAmount } from '../../../../lib/format/read-amount.ts';
import type { ShownText } from '../../../../lib/i18n/current-texts.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useShown } from '../../../../lib/query/shown-failures.ts';
import { priceQuestions } from '../../dish-form/dish-fields.ts';
import { useSaveProblem } from '../../saving/form-problems.ts';
import { isOnSale } from './dish-price.ts';
import type { useDishChange } from './use-dish-change.ts';

/** What was typed and not saved, and why it was not. */
type Typed = { readonly text: string; readonly problem?: ShownText; readonly isAsked?: boolean };

/** How the price of a dish is typed in its row: what guests pay now, which is the sale price during a sale. */
export function usePriceField(dish: Dish, change: ReturnType<typeof useDishChange>) {
  const { t, language } = useText();
  const [typed, setTyped] = useState<Typed>();
  const refusal = useSaveProblem(change.error);
  useShown(change.error);
  const field = isOnSale(dish) ? 'sale_price' : 'price';
  const reset = () => {
    setTyped(undefined);
    change.reset();
  };
  const save = (by: 'enter' | 'leaving') => {
    if (typed === undefined || change.isPending) return;
    const { text } = typed;
    const amount = readAmount(text);
    if (amount === undefined) {
      setTyped({ text, problem: t('errors.field_must_be_number') });
      return;
    }
    if (amount === dish[field]) {
      reset();
      return;
    }
    const prices = { price: dish.price, sale_price: dish.sale_price, [field]: amount };
    const [question] = priceQuestions(prices, dish);
    // A slip of the finger is asked about; only Enter answers.
    if (question && !(typed.isAsked && by === 'enter')) {
      setTyped({ text, isAsked: true, problem: t(`menu.${question}_question`, { save: 'Enter' }) });
      return;
    }
    change.mutate({ [field]: amount }, { onSuccess: reset });
  };
  const shown = numberFormat(language, { minimumFractionDigits: 2, useGrouping: false });
  return {
    text: typed?.text ?? shown.format(dish[field]),
    problem: typed?.problem ?? (typed && refusal),
    onType: (text: string) => {
      change.reset();
      setTyped({ text });
    },
    onSave: save,
    onRestore: reset,
  };
}
