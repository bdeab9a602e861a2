import type { PubOptionGroup } from '@comanda/contract/menu';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/field/choice.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { findInMenu, type MenuCategory } from '../../calls/whole-menu.ts';
import styles from './dish-checklist.module.css';
import { otherSizeOf, withDishes } from './dish-selection.ts';

type Props = {
  readonly menu: readonly MenuCategory[];
  readonly group: PubOptionGroup;
  readonly groups: readonly PubOptionGroup[];
  readonly selected: ReadonlySet<number>;
  readonly onChange: (selected: ReadonlySet<number>) => void;
};

/** The dishes of the menu to tick: one by one, a category, or all that the search finds. */
export function DishChecklist({ menu, group, groups, selected, onChange }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const found = findInMenu(menu, typed);
  const isOfOneMenu = new Set(menu.map((part) => part.menu.id)).size === 1;
  const tickable = ({ dishes }: MenuCategory): number[] =>
    dishes.filter((dish) => !otherSizeOf(dish, group, groups)).map(({ id }) => id);
  const all = found.flatMap(tickable);
  return (
    <>
      <TextField
        type="search"
        label={t('options.find_dish')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onKeyDown={(event) => {
          // Enter would send the form.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
      />
      {found.length === 0 && (
        <p className={styles['none']}>
          {t(typed.trim() === '' ? 'options.no_dishes' : 'options.no_dish_found')}
        </p>
      )}
      {all.length > 0 && (
        <SomeBox
          label={t('options.select_all', { count: all.length })}
          ids={all}
          selected={selected}
          onChange={onChange}
        />
      )}
      {found.map((part) => (
        <fieldset key={part.category.id} className={styles['category']}>
          <legend className="visually-hidden">{part.category.name}</legend>
          <SomeBox
            label={isOfOneMenu ? part.category.name : `${part.menu.name} · ${part.category.name}`}
            ids={tickable(part)}
            selected={selected}
            onChange={onChange}
          />
          <div className={styles['dishes']}>
            {part.dishes.map((dish) => {
              const size = otherSizeOf(dish, group, groups);
              return (
                <Checkbox
                  key={dish.id}
                  label={dish.name}
                  hint={size && t('options.has_another_size', { name: size.name })}
                  disabled={size !== undefined}
                  checked={selected.has(dish.id)}
                  onChange={(event) => {
                    onChange(withDishes(selected, [dish.id], event.target.checked));
                  }}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </>
  );
}

type SomeProps = Pick<Props, 'selected' | 'onChange'> & {
  readonly label: string;
  readonly ids: readonly number[];
};

/** Switches several dishes together; half marked while only some of them are selected. */
function SomeBox({ label, ids, selected, onChange }: SomeProps) {
  const count = ids.filter((id) => selected.has(id)).length;
  const isAll = count === ids.length && count > 0;
  return (
    <Checkbox
      className={styles['some']}
      label={label}
      disabled={ids.length === 0}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll;
      }}
      onChange={() => {
        onChange(withDishes(selected, ids, !isAll));
      }}
    />
  );
}
