import { toAmount, toMinor } from '@comanda/domain/money';
import { changeOf } from '@comanda/domain/orders';
import type { Texts } from '../../languages/languages.ts';

/** The change that a guest needs, as the pub and its courier read it. */
export const changeTexts = {
  'orders.change_from': {
    en: 'Change from {{from}}: {{change}}',
    ro: 'Rest de la {{from}}: {{change}}',
    ru: 'Сдача с {{from}}: {{change}}',
  },
  'orders.change_from_less': {
    en: 'The guest has {{from}}: the order now costs more',
    ro: 'Oaspetele are {{from}}: comanda costă acum mai mult',
    ru: 'У гостя {{from}}: заказ теперь стоит больше',
  },
} as const satisfies Texts;

type Paid = { readonly change_from?: number | undefined; readonly client_total: number };

type Words = {
  readonly t: (key: keyof typeof changeTexts, values: { from: string; change: string }) => string;
  readonly amount: (value: number) => string;
};

/** A formatted amount as it is said of a banknote: `500 Lei` for `500,00 Lei`. */
function noteText(amount: string): string {
  return amount.replace(/[.,]00(?!\d)/, '');
}

/**
 * The line about the change of an order; undefined where its guest has not asked for any, or has the exact sum. After
 * an edit that raised the total above that amount, the line says that there is no change.
 */
export function changeText(order: Paid, { t, amount }: Words): string | undefined {
  const { change_from: from, client_total: total } = order;
  if (from === undefined || from === total) return undefined;
  const changeMinor = changeOf(toMinor(from), toMinor(total));
  return t(changeMinor === undefined ? 'orders.change_from_less' : 'orders.change_from', {
    from: noteText(amount(from)),
    change: amount(toAmount(changeMinor ?? 0)),
  });
}
