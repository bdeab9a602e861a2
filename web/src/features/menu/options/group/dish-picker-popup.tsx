import type { Dish } from '@comanda/contract/menu';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { Amount } from '../../../../ui/amounts/amount.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Popup } from '../../../../ui/popup/popup.tsx';
import { FailedState } from '../../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { findInMenu, type MenuCategory } from '../../calls/whole-menu.ts';
import styles from './dish-picker-popup.module.css';

type Props = {
  readonly menu: UseQueryResult<readonly MenuCategory[]>;
  readonly symbol: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (dish: Dish) => void;
};

/** A search over all dishes of the pub; a press on one takes it. */
export function DishPickerPopup({ menu, symbol, isOpen, onClose, onPick }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const found = findInMenu(menu.data ?? [], typed);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('options.choose_dish_title')}
      opensKeyboard
      maxWidth={520}
    >
      <div className={styles['picker']}>
        <TextField
          type="search"
          label={t('options.find_dish')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
        {menu.isPending && (
          <LoadingRegion>
            <Skeleton height={240} />
          </LoadingRegion>
        )}
        {menu.isError && !menu.data && (
          <FailedState
            message={errorText(menu.error)}
            isRetrying={menu.isFetching}
            onRetry={() => void menu.refetch()}
          />
        )}
        {menu.data && found.length === 0 && (
          <p>{t(typed.trim() === '' ? 'options.no_dishes' : 'options.no_dish_found')}</p>
        )}
        <ul className={styles['dishes']}>
          {found.flatMap(({ category, dishes }) =>
            dishes.map((dish) => (
              <li key={dish.id}>
                <button
                  type="button"
                  className={styles['dish']}
                  onClick={() => {
                    onPick(dish);
                  }}
                >
                  <span>
                    {dish.name}
                    <small>{category.name}</small>
                  </span>
                  <Amount value={dish.price} symbol={symbol} />
                </button>
              </li>
            )),
          )}
        </ul>
      </div>
    </Popup>
  );
}
