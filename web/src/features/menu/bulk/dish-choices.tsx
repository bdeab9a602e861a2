import type { ListedDish } from '@comanda/contract/menu';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { Checkbox } from '../../../ui/field/choice.tsx';
import styles from './bulk.module.css';
import { withAll, type DishGroup } from './groups.ts';

type Chosen = {
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
};

type AllProps = Chosen & { readonly label: string; readonly ids: readonly number[] };

/** Chooses all of these at once; half filled while only some are chosen. */
export function ChooseAll({ label, ids, chosen, onChoose }: AllProps) {
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Checkbox
      label={label}
      checked={count > 0 && count === ids.length}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < ids.length;
      }}
      onChange={({ currentTarget }) => {
        onChoose(withAll(chosen, ids, currentTarget.checked));
      }}
    />
  );
}

type GroupProps = Chosen & {
  readonly group: DishGroup;
  readonly symbol: string;
};

/** The dishes of one category, each to be chosen, or all of them. */
export function DishChoices({ group, symbol, chosen, onChoose }: GroupProps) {
  const { category, menuName, dishes } = group;
  return (
    <section aria-label={`${menuName}: ${category.name}`} className={styles['group']}>
      <h2 className={styles['category']}>
        <ChooseAll
          label={`${menuName} · ${category.name}`}
          ids={dishes.map(({ id }) => id)}
          chosen={chosen}
          onChoose={onChoose}
        />
      </h2>
      <ul>
        {dishes.map((dish) => (
          <li key={dish.id} className={styles['dish']}>
            <DishChoice dish={dish} symbol={symbol} chosen={chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DishProps = Chosen & { readonly dish: ListedDish; readonly symbol: string };

function DishChoice({ dish, symbol, chosen, onChoose }: DishProps) {
  const { t } = useText();
  const marks = [
    ...(dish.visible ? [] : [t('menu.hidden')]),
    ...(dish.sold_out_until === null ? [] : [t('menu.sold_out').toLowerCase()]),
  ];
  return (
    <>
      <Checkbox
        label={dish.name}
        hint={marks.length > 0 ? marks.join(' · ') : undefined}
        checked={chosen.has(dish.id)}
        className={styles['choice']}
        onChange={({ currentTarget }) => {
          onChoose(withAll(chosen, [dish.id], currentTarget.checked));
        }}
      />
      <span className={styles['prices']}>
        <Amount value={dish.price} symbol={symbol} size="small" />
        {dish.sale_price > 0 && (
          <small>
            {t('menu.bulk_on_sale')} <Amount value={dish.sale_price} symbol={symbol} size="small" />
          </small>
        )}
      </span>
    </>
  );
}
