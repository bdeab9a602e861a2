import type { OptionGroup } from '@comanda/contract/menu';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX, UtensilsCrossed } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../lib/i18n/use-text.ts';
import { offeredGroups } from '../../../lib/options/offered-groups.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './dish-picker.module.css';
import { DishRow } from './dish-row.tsx';
import { findDishes, offeredTo, type PickedFor, type PubDish } from './pub-dishes.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';

type Props = {
  readonly order: PickedFor;
  readonly dishes: UseQueryResult<readonly PubDish[]>;
  /** The pub's option groups, once they are loaded. */
  readonly groups: readonly OptionGroup[];
  readonly pickedId: number | undefined;
  readonly onPick: (dish: PubDish) => void;
  /** The dish was picked by Enter: the focus may move to the next field. */
  readonly onPicked: () => void;
};

/** Search above, dishes beneath; Enter in the search takes the first one found. */
export function DishPicker({ order, dishes, groups, pickedId, onPick, onPicked }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const { pub } = usePubOrders();
  const offered = dishes.data && offeredTo(order, dishes.data, pub.currency_id);
  const found = findDishes(offered ?? [], typed);
  return (
    <>
      <TextField
        type="search"
        label={t('orders.find_dish')}
        placeholder={t('orders.find_dish_hint')}
        enterKeyHint="next"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          const [first] = found;
          if (!first) return;
          // The next field is enabled, and takes the focus, only after this update.
          flushSync(() => {
            onPick(first);
          });
          onPicked();
        }}
      />
      <output className="visually-hidden">
        {offered && found.length === 0 && t('orders.no_dish_found')}
      </output>
      <div className={styles['list']}>
        {offered ? (
          <Found {...{ order, groups, found, pickedId, onPick }} hasAny={offered.length > 0} />
        ) : (
          <NotThere dishes={dishes} />
        )}
      </div>
    </>
  );
}

type FoundProps = Pick<Props, 'order' | 'groups' | 'pickedId' | 'onPick'> & {
  readonly found: readonly PubDish[];
  readonly hasAny: boolean;
};

function Found({ order, groups, found, hasAny, pickedId, onPick }: FoundProps) {
  const { t } = useText();
  const name = useId();
  if (!hasAny) {
    return (
      <div className={styles['state']}>
        <EmptyState
          icon={<UtensilsCrossed />}
          title={t('orders.no_dishes_on_menu')}
          hint={t('orders.no_dishes_on_menu_hint')}
        />
      </div>
    );
  }
  if (found.length === 0) {
    return (
      <div className={styles['state']}>
        <EmptyState icon={<SearchX />} title={t('orders.no_dish_found')} />
      </div>
    );
  }
  return (
    <div role="radiogroup" aria-label={t('orders.dishes')}>
      {found.map((item) => (
        <DishRow
          key={item.dish.id}
          name={name}
          item={item}
          groups={offeredGroups(item.dish.option_groups, groups)}
          order={order}
          isPicked={item.dish.id === pickedId}
          onPick={() => {
            onPick(item);
          }}
        />
      ))}
    </div>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5];

function NotThere({ dishes }: Pick<Props, 'dishes'>) {
  const errorText = useErrorText();
  if (dishes.isError) {
    return (
      <div className={styles['state']}>
        <FailedState
          message={errorText(dishes.error)}
          isRetrying={dishes.isFetching}
          onRetry={() => void dishes.refetch()}
        />
      </div>
    );
  }
  return (
    <LoadingRegion>
      {SKELETON_ROWS.map((row) => (
        <div key={row} className={styles['waiting']}>
          <Skeleton width={48} height={48} />
          <Skeleton />
        </div>
      ))}
    </LoadingRegion>
  );
}
