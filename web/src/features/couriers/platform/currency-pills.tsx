import { currencySymbol } from '@comanda/domain/pubs';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Pills } from '../../../ui/pills/pills.tsx';

type Props = {
  readonly balances: readonly { readonly currency_id: number }[];
  readonly value: number;
  readonly onChange: (currencyID: number) => void;
};

/** Chooses one of a courier's currencies; hidden when there is only one. */
export function CurrencyPills({ balances, value, onChange }: Props) {
  const { t } = useText();
  if (balances.length < 2) return null;
  return (
    <Pills
      label={t('administration.currency')}
      pills={balances.map(({ currency_id: id }) => ({ value: id, label: currencySymbol(id) }))}
      value={value}
      onChange={onChange}
    />
  );
}
