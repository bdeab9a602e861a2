import type { OrderType } from '@comanda/domain/orders';
import { textValues } from '../../../../lib/i18n/text-values.ts';
import { errorKey } from '../../island/island-texts.ts';
import { useCheckout } from '../checkout-context.ts';
import type { Delivery } from '../delivery/use-delivery.ts';
import { pauseRefusal } from './pause-text.ts';
import type { Refused } from './send-order.ts';

const switchable = new Set([
  'delivery_is_off',
  'pub_is_closed',
  'pub_is_paused',
  'in_place_order_is_off',
]);

type Props = {
  readonly code: string;
  readonly facts: Refused['facts'];
  readonly orderType: OrderType;
  readonly isOtherPaused: boolean;
  /** For a delivery: the code that has the reasons for its refusal. */
  readonly delivery: Pick<Delivery, 't' | 'showRefusal'> | undefined;
  readonly onOrderType: (orderType: OrderType) => void;
  /** Removes the pin and shows the pub's delivery area: from far away no zone is visible. */
  readonly onShowZones: () => void;
};

/** Why the order cannot be sent as it is, with an action to correct it where there is one. */
export function RefusalNote(props: Props) {
  const { code, facts, orderType, isOtherPaused, delivery, onOrderType, onShowZones } = props;
  const { t, info, phone } = useCheckout();
  const other: OrderType = orderType === 'delivery' ? 'in_place' : 'delivery';
  const text =
    pauseRefusal(code, facts, { t, info }) ??
    delivery?.showRefusal(code, facts, { t: delivery.t, info }) ??
    t(errorKey(code), textValues(facts));
  return (
    <div className="refusal" role="alert">
      <p>{text}</p>
      {switchable.has(code) && info.orderTypes.includes(other) && !isOtherPaused && (
        <button type="button" className="quiet" onClick={() => onOrderType(other)}>
          {t(
            other === 'in_place'
              ? 'guest.checkout.at_table_instead'
              : 'guest.checkout.delivered_instead',
          )}
        </button>
      )}
      {switchable.has(code) && phone !== undefined && (
        <a className="quiet" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {t('guest.checkout.call', { phone })}
        </a>
      )}
      {code === 'outside_delivery_zones' && delivery && (
        <button type="button" className="quiet" onClick={onShowZones}>
          {delivery.t('guest.delivery.show_zones')}
        </button>
      )}
    </div>
  );
}
