import { insteadTexts } from '@comanda/contract/orders';
import { refusalWhenOff, type OrderType } from '@comanda/domain/orders';
import { textValues } from '../../../../lib/i18n/text-values.ts';
import { errorKey } from '../../island/island-texts.ts';
import { useCheckout } from '../checkout-context.ts';
import type { Delivery } from '../delivery/use-delivery.ts';
import { closedRefusal, dayAndTime, lateRefusal, pauseRefusal } from './pause-text.ts';
import type { Refused } from './send-order.ts';

const switchable = new Set<string>([
  ...Object.values(refusalWhenOff),
  'pub_is_closed',
  'pub_is_paused',
]);

type Props = {
  readonly code: string;
  readonly facts: Refused['facts'];
  /** The other types that the pub takes now. */
  readonly otherTypes: readonly OrderType[];
  /** For a delivery: the code that has the reasons for its refusal. */
  readonly delivery: Pick<Delivery, 't' | 'showRefusal'> | undefined;
  readonly onOrderType: (orderType: OrderType) => void;
  /** The names of dishes in the basket. */
  readonly nameOf: (dishIds: readonly number[]) => string;
  /** Removes the pin and shows the pub's delivery area: from far away no zone is visible. */
  readonly onShowZones: () => void;
};

/** Why the order cannot be sent as it is, with an action to correct it where there is one. */
export function RefusalNote(props: Props) {
  const { code, facts, otherTypes, delivery, onOrderType, nameOf, onShowZones } = props;
  const { t, info, money, phone } = useCheckout();
  const text =
    pauseRefusal(code, facts, { t, info }) ??
    closedRefusal(code, facts, { t, info }) ??
    lateRefusal(code, facts, { t, info, nameOf }) ??
    delivery?.showRefusal(code, facts, {
      t: delivery.t,
      money,
      info,
      dayAndTime: (at) => dayAndTime(at, { t, info }),
    }) ??
    t(errorKey(code), textValues(facts));
  return (
    <div className="refusal" role="alert">
      <p>{text}</p>
      {switchable.has(code) &&
        otherTypes.map((type) => (
          <button key={type} type="button" className="quiet" onClick={() => onOrderType(type)}>
            {t(insteadTexts[type])}
          </button>
        ))}
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
