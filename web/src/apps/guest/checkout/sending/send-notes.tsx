import { withOrderType, type Basket } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { useCheckout } from '../checkout-context.ts';
import type { Delivery } from '../delivery/use-delivery.ts';
import { isFieldRefusal } from './order-body.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { Refused } from './send-order.ts';

/** Messages shown in another place: an empty basket has its own, wrong fields are listed at the button. */
const silent = new Set(['basket_is_empty', 'validation_error']);

type Props = {
  readonly store: BasketStore;
  readonly orderType: OrderType;
  /** The other types that the pub takes now. */
  readonly otherTypes: readonly OrderType[];
  readonly delivery: Delivery | undefined;
  /** Why the order would be or was refused. */
  readonly refusal: Pick<Refused, 'code' | 'facts'> | undefined;
  /** Whether the order has arrived is unknown. */
  readonly isUnconfirmed: boolean;
  readonly onShowZones: () => void;
};

const namesOf = ({ lines }: Basket, dishIds: readonly number[]): string =>
  [...new Set(lines.filter(({ dishId }) => dishIds.includes(dishId)).map(({ name }) => name))].join(
    ', ',
  );

/** Problems of the order as a whole, above its button. */
export function SendNotes(props: Props) {
  const { store, orderType, otherTypes, delivery, refusal, isUnconfirmed, onShowZones } = props;
  const { t } = useCheckout();
  // The reason of a delivery's refusal needs the delivery code.
  const isForShownType = orderTypeTable.needsAddress[orderType] === (delivery !== undefined);
  return (
    <>
      {refusal && isForShownType && !isFieldRefusal(refusal.code) && !silent.has(refusal.code) && (
        <RefusalNote
          code={refusal.code}
          facts={refusal.facts}
          otherTypes={otherTypes}
          delivery={delivery}
          nameOf={(dishIds) => namesOf(store.get(), dishIds)}
          onOrderType={(type) => store.set((old) => withOrderType(old, type))}
          onShowZones={onShowZones}
        />
      )}
      {isUnconfirmed && (
        <div className="refusal" role="alert">
          <p>{t('guest.checkout.send_failed')}</p>
        </div>
      )}
    </>
  );
}
