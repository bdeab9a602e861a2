import type { Dish } from '@comanda/contract/menu';
import { currencySymbol } from '@comanda/domain/pubs';
import { UtensilsCrossed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { DeletionHint } from '../deleting/deletion-hint.tsx';
import { MovableCards } from '../cards/movable-cards.tsx';
import { CardsSection } from '../cards/cards-section.tsx';
import { CopyPopup } from '../copying/copy-popup.tsx';
import { DishRow } from './row/dish-row.tsx';
import { CreateDishPopup, EditDishPopup } from './dish-form-popup.tsx';
import { useDeleteDish, useDishes, useMoveDish } from '../calls/dishes-api.ts';
import { DishesSkeleton } from '../cards/editor-skeletons.tsx';
import { isAddingDish, type CategoryRef } from '../editor/menu-scope.ts';

type Props = {
  readonly at: CategoryRef;
  readonly currencyID: number;
  readonly timeZone: string;
};

/** The dishes of one category, in the order that guests see. */
export function DishesList({ at, currencyID, timeZone }: Props) {
  const { t } = useText();
  const dishes = useDishes(at);
  const location = useLocation();
  const navigate = useNavigate();
  const isAdding = isAddingDish(location.state);
  const creating = usePopup<true>(isAdding ? true : undefined);
  useEffect(() => {
    // Once: a reload or the Back button must not open the form again.
    if (isAdding) navigate(location.pathname, { replace: true });
  }, [isAdding, location.pathname, navigate]);
  const [newID, setNewID] = useState<number>();
  const symbol = currencySymbol(currencyID);
  const tileRef = useRef<HTMLButtonElement>(null);
  return (
    <CardsSection
      label={t('menu.dishes')}
      list={dishes}
      skeleton={<DishesSkeleton />}
      empty={{
        icon: <UtensilsCrossed />,
        title: t('menu.no_dishes'),
      }}
      renderCards={(items) => (
        <Rows at={at} dishes={items} symbol={symbol} timeZone={timeZone} newID={newID} />
      )}
      addLabel={t('menu.new_dish')}
      onAdd={() => {
        creating.open(true);
      }}
      addRef={tileRef}
    >
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
    </CardsSection>
  );
}

type RowsProps = {
  readonly at: CategoryRef;
  readonly dishes: readonly Dish[];
  readonly symbol: string;
  readonly timeZone: string;
  readonly newID: number | undefined;
};

function Rows({ at, dishes, symbol, timeZone, newID }: RowsProps) {
  const { t } = useText();
  const mover = useMoveDish(at);
  const deletion = useDeleteDish(at);
  return (
    <MovableCards
      items={dishes}
      look="rows"
      newID={newID}
      mover={mover}
      renderCard={(dish, handles) => (
        <DishRow at={at} dish={dish} symbol={symbol} timeZone={timeZone} {...handles} />
      )}
      renderEditPopup={(dish, popup) => (
        <EditDishPopup at={at} dish={dish} symbol={symbol} {...popup} />
      )}
      renderCopyPopup={(dish, popup) => <CopyPopup level="dish" source={dish} at={at} {...popup} />}
      deleting={{
        deletion,
        title: (name) => t('menu.delete_dish', { name }),
        renderHint: (id) => <DeletionHint at={at} level="dish" id={id} />,
      }}
    />
  );
}
