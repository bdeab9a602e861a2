import type { DraftSize } from '@comanda/domain/import';
import { MAX_CHOICES_OF_GROUP } from '@comanda/domain/options';
import { Plus, X } from 'lucide-react';
import type { ShownText } from '../../../../lib/i18n/current-texts.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { NumberField, TextField } from '../../../../ui/field/text-field.tsx';
import { type DishState, type DraftDish, problemText } from './draft.ts';
import styles from './size-fields.module.css';

const blank: DraftSize = { name: '', price: '' };

/** A dish that gets sizes: what was its weight tells the first one. */
export const withSizes = ({ weight, price }: DraftDish): Partial<DraftDish> => ({
  weight: '',
  sizes: [{ name: weight, price }, blank],
});

/** One size alone is none: it is the dish. */
function withoutSize({ sizes, weight }: DraftDish, at: number): Partial<DraftDish> {
  const left = sizes.toSpliced(at, 1);
  const [only] = left;
  if (!only || left.length > 1) return { sizes: left };
  return { sizes: [], price: only.price, weight: weight.trim() === '' ? only.name : weight };
}

type Props = {
  readonly dish: DraftDish;
  readonly state: DishState | undefined;
  readonly onFocus: () => void;
  readonly onChange: (fields: Partial<DraftDish>) => void;
};

/** The sizes of a dish, each with its price. */
export function SizeFields({ dish, state, onFocus, onChange }: Props) {
  const { t } = useText();
  const { line, sizes } = dish;
  const change = (at: number, fields: Partial<DraftSize>) => {
    onChange({ sizes: sizes.map((size, index) => (index === at ? { ...size, ...fields } : size)) });
  };
  const errorOf = (at: number, field: keyof DraftSize): ShownText | undefined => {
    const problem = state?.sizes[at]?.[field];
    return problem?.code === 'invalid_value'
      ? t('menu.import_size_repeated', { limit: MAX_CHOICES_OF_GROUP })
      : problemText(problem, t);
  };
  return (
    <div className={styles['sizes']}>
      {sizes.map(({ name, price }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- names are typed and may be equal
        <div key={at} className={styles['size']}>
          <TextField
            label={t('menu.import_size_name', { line, number: at + 1 })}
            placeholder={t('menu.size')}
            isLabelHidden
            onFocus={onFocus}
            value={name}
            error={errorOf(at, 'name')}
            onChange={({ target }) => {
              change(at, { name: target.value });
            }}
          />
          <NumberField
            label={t('menu.import_size_price', { line, number: at + 1 })}
            placeholder={t('menu.price')}
            isLabelHidden
            onFocus={onFocus}
            value={price}
            error={errorOf(at, 'price')}
            onChange={({ target }) => {
              change(at, { price: target.value });
            }}
          />
          <IconButton
            label={t('menu.import_delete_size', { line, number: at + 1 })}
            icon={<X />}
            onClick={() => {
              onChange(withoutSize(dish, at));
            }}
          />
        </div>
      ))}
      {sizes.length < MAX_CHOICES_OF_GROUP && (
        <Button
          variant="plain"
          size="small"
          icon={<Plus />}
          aria-label={t('menu.import_add_size_named', { name: dish.name })}
          onClick={() => {
            onChange({ sizes: [...sizes, blank] });
          }}
        >
          {t('menu.add_size')}
        </Button>
      )}
    </div>
  );
}
