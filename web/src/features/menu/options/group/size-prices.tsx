import { useText } from '../../../../lib/i18n/use-text.ts';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import type { ChoiceDraft } from './group-draft.ts';
import styles from './size-prices.module.css';
import type { SizeOfGroup } from './sizes-of-group.ts';

type Props = {
  readonly choice: ChoiceDraft;
  readonly sizes: readonly SizeOfGroup[];
  readonly symbol: string;
  /** The form was sent while these were no numbers. */
  readonly wrong: readonly string[];
  readonly onChange: (prices: ChoiceDraft['sizePrices']) => void;
};

/** What a choice costs at the sizes of its dishes; an empty field is its own price. */
export function SizePrices({ choice, sizes, symbol, wrong, onChange }: Props) {
  const { t } = useText();
  if (sizes.length === 0) return null;
  return (
    <div className={styles['prices']}>
      {sizes.map(({ size, name }) => (
        <NumberField
          key={size}
          label={t('options.price_at_size', { name })}
          unit={symbol}
          placeholder={choice.price}
          value={choice.sizePrices[size] ?? ''}
          error={wrong.includes(size) ? t('options.price_is_missing') : undefined}
          onChange={({ target: { value } }) => {
            onChange({ ...choice.sizePrices, [size]: value });
          }}
        />
      ))}
    </div>
  );
}
