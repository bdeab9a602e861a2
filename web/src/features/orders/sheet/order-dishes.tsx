import type { Order, OrderDish } from '@comanda/contract/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { LateChoosePopup } from '../choosing/late-choose-popup.tsx';
import type { ChooseSubject } from '../choosing/use-choose-form.ts';
import { AddDishPopup } from '../editing/add-dish-popup.tsx';
import { DeleteDishPopup } from '../editing/delete-dish-popup.tsx';
import { DishList } from './dish-list.tsx';
import styles from './order-sheet.module.css';
import { usePubOrders } from '../live/pub-orders-context.ts';

/** The dishes, which can be added and deleted, also in a finished order that needs a correction. */
export function OrderDishes({ order }: { readonly order: Order }) {
  const { pub } = usePubOrders();
  const { t } = useText();
  const addRef = useRef<HTMLButtonElement>(null);
  const adding = usePopup<number>();
  const deleting = usePopup<OrderDish>();
  const choosing = usePopup<ChooseSubject>();
  const startAdding = () => {
    adding.open(order.id);
  };
  return (
    <>
      <DishList
        order={order}
        onDelete={deleting.open}
        onChange={(line) => {
          const { dish_id: dishId, name, count } = line;
          choosing.open({ dishId, name, count, line });
        }}
      />
      <div>
        <Button ref={addRef} variant="quiet" icon={<Plus />} onClick={startAdding}>
          {t('orders.add_dish')}
        </Button>
      </div>
      {order.currency_id !== pub.currency_id && (
        <p className={styles['otherCurrency']}>
          {t('orders.other_currency', {
            order: currencySymbol(order.currency_id),
            menu: currencySymbol(pub.currency_id),
          })}
        </p>
      )}
      {deleting.subject && (
        <DeleteDishPopup
          key={`delete ${deleting.openCount}`}
          order={order}
          dish={deleting.subject}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
          onAddInstead={() => {
            deleting.close();
            startAdding();
          }}
          focusAfterDeletion={addRef}
        />
      )}
      {adding.subject !== undefined && (
        <AddDishPopup
          key={`add ${adding.openCount}`}
          order={order}
          isOpen={adding.isOpen}
          onClose={adding.close}
          onChoose={({ dish: { id, name } }, count) => {
            adding.close();
            choosing.open({ dishId: id, name, count });
          }}
        />
      )}
      <LateChoosePopup
        order={order}
        subject={choosing.subject}
        openCount={choosing.openCount}
        isOpen={choosing.isOpen}
        onClose={choosing.close}
        finalFocus={() => addRef.current}
      />
    </>
  );
}
