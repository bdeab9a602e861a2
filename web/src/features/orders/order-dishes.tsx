import type { Order, OrderDish } from '@comanda/contract/orders';
import { isFinalStatus } from '@comanda/domain/orders';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePopup } from '../../ui/popup/use-popup.ts';
import { AddDishPopup } from './add-dish-popup.tsx';
import { DeleteDishPopup } from './delete-dish-popup.tsx';
import { DishList } from './dish-list.tsx';

/** What is to be cooked; until the order is finished dishes come and go here. */
export function OrderDishes({ order }: { readonly order: Order }) {
  return isFinalStatus(order.status) ? (
    <DishList dishes={order.dishes} />
  ) : (
    <EditableDishes order={order} />
  );
}

function EditableDishes({ order }: { readonly order: Order }) {
  const { t } = useText();
  const addRef = useRef<HTMLButtonElement>(null);
  const adding = usePopup<number>();
  const deleting = usePopup<OrderDish>();
  const startAdding = () => {
    adding.open(order.id);
  };
  return (
    <>
      <DishList dishes={order.dishes} onDelete={deleting.open} />
      <div>
        <Button ref={addRef} variant="quiet" icon={<Plus />} onClick={startAdding}>
          {t('orders.add_dish')}
        </Button>
      </div>
      {deleting.subject && (
        <DeleteDishPopup
          key={`delete ${deleting.opening}`}
          order={order}
          dish={deleting.subject}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
          onAddInstead={() => {
            deleting.close();
            startAdding();
          }}
          focusWhenGone={addRef}
        />
      )}
      {adding.subject !== undefined && (
        <AddDishPopup
          key={`add ${adding.opening}`}
          order={order}
          isOpen={adding.isOpen}
          onClose={adding.close}
        />
      )}
    </>
  );
}
