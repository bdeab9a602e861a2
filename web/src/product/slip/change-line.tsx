import { changeText } from '@comanda/contract/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';

type Props = {
  readonly order: Parameters<typeof changeText>[0] & { readonly currency_id: number };
  readonly className?: string | undefined;
};

/** From what the guest of a delivery needs change, and how much; nothing for others. */
export function ChangeLine({ order, className }: Props) {
  const { t, language } = useText();
  const symbol = currencySymbol(order.currency_id);
  const text = changeText(order, {
    t,
    amount: (value) => formatAmount(value, symbol, language),
  });
  return text === undefined ? null : <p className={className}>{text}</p>;
}
