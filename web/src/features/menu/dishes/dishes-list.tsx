import type { Dish } from '@comanda/contract/menu';
import { currencySymbol } from '@comanda/domain/pubs';
import { Plus, UtensilsCrossed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DragHandle, DragAnnouncer } from '../../../ui/move/drag-handle.tsx';
import { useDragOrder } from '../../../ui/move/use-drag-order.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { AddTile } from '../cards/add-tile.tsx';
import { DeletePopup } from '../saving/delete-popup.tsx';
import { DishCard } from './dish-card.tsx';
import { CreateDishPopup, EditDishPopup } from './dish-form-popup.tsx';
import { useDeleteDish, useDishes, useMoveDish } from './dishes-api.ts';
import { DishesSkeleton } from '../cards/editor-skeletons.tsx';
import { isAddingDish, type CategoryRef } from '../editor/menu-scope.ts';
import styles from '../cards/menu-cards.module.css';
import { ScrolledTo } from '../cards/scrolled-to.tsx';

type Props = { readonly at: CategoryRef; readonly currencyID: number };

/** The dishes of one category, in the order that guests see. */
export function DishesList({ at, currencyID }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const dishes = useDishes(at);
  const location = useLocation();
  const navigate = useNavigate();
  const isAdding = isAddingDish(location.state);
  const creating = usePopup<true>(isAdding ? true : undefined);
  useEffect(() => {
    // Once: a reload or the Back button must not open the form again.
    if (isAdding) void navigate(location.pathname, { replace: true });
  }, [isAdding, location.pathname, navigate]);
  const [newID, setNewID] = useState<number>();
  const symbol = currencySymbol(currencyID);
  const tileRef = useRef<HTMLButtonElement>(null);
  const create = () => {
    creating.open(true);
  };
  return (
    <section aria-label={t('menu.dishes')} className={styles['section']}>
      {dishes.isPending && <DishesSkeleton />}
      {dishes.isError && !dishes.data && (
        <FailedState
          message={errorText(dishes.error)}
          isRetrying={dishes.isFetching}
          onRetry={() => void dishes.refetch()}
        />
      )}
      {dishes.data?.length === 0 && (
        <EmptyState
          icon={<UtensilsCrossed />}
          title={t('menu.no_dishes')}
          hint={t('menu.no_dishes_hint')}
          action={
            <Button icon={<Plus />} onClick={create}>
              {t('menu.new_dish')}
            </Button>
          }
        />
      )}
      {dishes.data && dishes.data.length > 0 && (
        <>
          <Cards at={at} dishes={dishes.data} symbol={symbol} newID={newID} />
          <AddTile ref={tileRef} label={t('menu.new_dish')} onClick={create} />
        </>
      )}
      {creating.subject && (
        <CreateDishPopup
          key={creating.openCount}
          at={at}
          symbol={symbol}
          isOpen={creating.isOpen}
          onClose={creating.close}
          // After the first dish, the button that opened the form no longer exists.
          finalFocus={() => tileRef.current}
          onCreated={(dish) => {
            setNewID(dish.id);
          }}
        />
      )}
    </section>
  );
}

type CardsProps = {
  readonly at: CategoryRef;
  readonly dishes: readonly Dish[];
  readonly symbol: string;
  /** The dish that was created last. */
  readonly newID: number | undefined;
};

function Cards({ at, dishes, symbol, newID }: CardsProps) {
  const { t } = useText();
  const move = useMoveDish(at);
  const drag = useDragOrder({
    items: dishes,
    axis: 'column',
    onDrop: (id, index) => {
      move.drop(id, index + 1);
    },
  });
  const deletion = useDeleteDish(at);
  const editing = usePopup<Dish>();
  const deleting = usePopup<Dish>();
  return (
    <>
      <ol className={styles['cards']}>
        {dishes.map((dish, index) => (
          <li key={dish.id} {...drag.item(dish.id)}>
            {dish.id === newID && <ScrolledTo />}
            <DishCard
              at={at}
              dish={dish}
              symbol={symbol}
              grip={<DragHandle {...drag.handle(dish.id)} />}
              index={index}
              count={dishes.length}
              onMove={(direction) => {
                move.step(dish.id, direction);
              }}
              onEdit={() => {
                editing.open(dish);
              }}
              onDelete={() => {
                deleting.open(dish);
              }}
            />
          </li>
        ))}
      </ol>
      <DragAnnouncer message={drag.message} />
      {editing.subject && (
        <EditDishPopup
          key={editing.openCount}
          at={at}
          dish={editing.subject}
          symbol={symbol}
          isOpen={editing.isOpen}
          onClose={editing.close}
        />
      )}
      {deleting.subject && (
        <DeletePopup
          id={deleting.subject.id}
          title={t('menu.delete_dish', { name: deleting.subject.name })}
          hint={t('menu.delete_dish_hint')}
          deletion={deletion}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
