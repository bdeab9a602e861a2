import type { OptionGroup } from '@comanda/contract/menu';
import { MAX_LINES_OF_ORDER } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { SearchX, UtensilsCrossed } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { offeredGroups } from '../../../../lib/options/offered-groups.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { Amount } from '../../../../ui/amounts/amount.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../../ui/states/loading-region.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import type { BasketLine } from '../../choosing/basket-line.ts';
import picker from '../../editing/dish-picker.module.css';
import { DishFacts } from '../../editing/dish-row.tsx';
import { menuPrice } from '../../editing/edit-prices.ts';
import {
  findDishes,
  useOptionGroups,
  usePubDishes,
  type PubDish,
} from '../../editing/pub-dishes.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { useFavourites } from '../waiter-api.ts';
import { LinePopup } from './line-popup.tsx';
import styles from './dishes.module.css';

const OFTEN = 'often';
/** More is not read: one more letter finds it. */
const MOST_FOUND = 40;
const SKELETON_ROWS = [1, 2, 3, 4, 5];
const NO_GROUPS: readonly OptionGroup[] = [];

type Props = {
  readonly lines: readonly BasketLine[];
  readonly onAdd: (line: BasketLine) => void;
};

/** The dishes of the pub: by two letters, by what is sold most, by category. A press adds one. */
export function DishFinder({ lines, onAdd }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const menu = usePubDishes();
  const { data: groups = NO_GROUPS } = useOptionGroups();
  const favourites = useFavourites();
  if (menu.data && !favourites.isPending) {
    return (
      <Menu
        dishes={menu.data}
        groups={groups}
        often={favourites.data ?? []}
        lines={lines}
        onAdd={onAdd}
      />
    );
  }
  if (menu.isError) {
    return (
      <FailedState
        message={errorText(menu.error)}
        isRetrying={menu.isFetching}
        onRetry={() => void menu.refetch()}
      />
    );
  }
  return (
    <LoadingRegion>
      <div className={styles['finder']} aria-label={t('orders.dishes')}>
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </div>
    </LoadingRegion>
  );
}

type MenuProps = Props & {
  readonly dishes: readonly PubDish[];
  readonly groups: readonly OptionGroup[];
  /** The ids of the dishes that are sold most. */
  readonly often: readonly number[];
};

function Menu({ dishes, groups, often, lines, onAdd }: MenuProps) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<string>();
  const [added, setAdded] = useState('');
  const searchRef = useRef<HTMLInputElement>(null);
  const choosing = usePopup<PubDish>();
  const favourites = often.flatMap((id) => dishes.find(({ dish }) => dish.id === id) ?? []);
  const categories = categoriesOf(dishes);
  const shown = opened ?? (favourites.length > 0 ? OFTEN : categories[0]?.value);
  const isSearched = words.trim() !== '';
  const found = isSearched ? findDishes(dishes, words).slice(0, MOST_FOUND) : [];
  const isFull = lines.length >= MAX_LINES_OF_ORDER;

  const put = (line: BasketLine) => {
    onAdd(line);
    const { name, count } = line;
    setAdded(t('orders.dish_added', { name, count }));
  };
  const pick = (item: PubDish) => {
    const { id, name } = item.dish;
    if (offeredGroups(item.dish.option_groups, groups).length > 0) choosing.open(item);
    else put({ dishId: id, name, count: 1, chosen: [], options: [] });
    if (!isSearched) return;
    // The next letters find the next dish.
    setWords('');
    searchRef.current?.focus();
  };
  if (dishes.length === 0) {
    return (
      <EmptyState
        icon={<UtensilsCrossed />}
        title={t('orders.no_dishes_on_menu')}
        hint={t('orders.no_dishes_on_menu_hint')}
      />
    );
  }
  const rows = (items: readonly PubDish[]) => (
    <Rows items={items} groups={groups} lines={lines} isFull={isFull} onPick={pick} />
  );
  return (
    <section aria-label={t('orders.dishes')} className={styles['finder']}>
      <div className={styles['search']}>
        <TextField
          ref={searchRef}
          type="search"
          isLabelHidden
          label={t('orders.find_dish')}
          placeholder={t('orders.find_dish')}
          enterKeyHint="done"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first || isFull) return;
            event.preventDefault();
            pick(first);
          }}
        />
      </div>
      <output className="visually-hidden">
        {isSearched ? found.length === 0 && t('orders.no_dish_found') : added}
      </output>
      {isFull && (
        <Notice>{t('errors.order_line_limit_exceeded', { limit: MAX_LINES_OF_ORDER })}</Notice>
      )}
      {!isSearched && (
        <Pills
          label={t('orders.waiter_categories')}
          value={shown}
          onChange={setOpened}
          pills={[
            ...(favourites.length > 0 ? [{ value: OFTEN, label: t('orders.waiter_often') }] : []),
            ...categories,
          ]}
        />
      )}
      {isSearched ? (
        found.length === 0 ? (
          <EmptyState icon={<SearchX />} title={t('orders.no_dish_found')} />
        ) : (
          rows(found)
        )
      ) : shown === OFTEN ? (
        <Tiles items={favourites} groups={groups} lines={lines} isFull={isFull} onPick={pick} />
      ) : (
        rows(dishes.filter(({ dish }) => String(dish.category_id) === shown))
      )}
      {choosing.subject && (
        <LinePopup
          key={choosing.openCount}
          item={choosing.subject}
          isOpen={choosing.isOpen}
          onClose={choosing.close}
          onLine={(line) => {
            put(line);
            choosing.close();
          }}
        />
      )}
    </section>
  );
}

/** In the menu's order. */
function categoriesOf(dishes: readonly PubDish[]) {
  const names = new Map(dishes.map(({ dish, category }) => [String(dish.category_id), category]));
  return [...names].map(([value, label]) => ({ value, label }));
}

const countIn = (lines: readonly BasketLine[], id: number): number =>
  lines.filter(({ dishId }) => dishId === id).reduce((sum, { count }) => sum + count, 0);

type ListProps = Pick<MenuProps, 'groups' | 'lines'> & {
  readonly items: readonly PubDish[];
  readonly isFull: boolean;
  readonly onPick: (item: PubDish) => void;
};

function Rows({ items, groups, lines, isFull, onPick }: ListProps) {
  const { pub } = usePubOrders();
  const order = { dishes: [], currency_id: pub.currency_id, commission_percent: 0 };
  return (
    <ul className={styles['rows']}>
      {items.map((item) => (
        <li key={item.dish.id}>
          <button
            type="button"
            className={classNames(picker['row'], styles['row'])}
            disabled={isFull}
            onClick={() => onPick(item)}
          >
            <DishFacts
              item={item}
              groups={offeredGroups(item.dish.option_groups, groups)}
              order={order}
              inOrder={countIn(lines, item.dish.id)}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is sold most, without pictures: many fit on a phone. */
function Tiles({ items, groups, lines, isFull, onPick }: ListProps) {
  const { t } = useText();
  const { pub } = usePubOrders();
  return (
    <ul className={styles['tiles']} aria-label={t('orders.waiter_often')}>
      {items.map((item) => {
        const { dish } = item;
        const inOrder = countIn(lines, dish.id);
        return (
          <li key={dish.id}>
            <button
              type="button"
              className={styles['tile']}
              disabled={isFull}
              onClick={() => onPick(item)}
            >
              <span>{dish.name}</span>
              <Amount
                value={menuPrice(dish, offeredGroups(dish.option_groups, groups))}
                symbol={currencySymbol(pub.currency_id)}
                size="small"
              />
              {inOrder > 0 && <b>{inOrder}</b>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
