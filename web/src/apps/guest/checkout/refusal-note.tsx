import type { OrderType } from '@comanda/domain/orders';
import { textValues } from '../../../lib/i18n/text-values.ts';
import { errorKey } from '../island/island-texts.ts';
import { daysBetween, venueTime } from '../page/hours.ts';
import { useCheckout, type Checkout } from './checkout-context.ts';

export type RefusalFacts = Readonly<Record<string, unknown>>;

type Told = Pick<Checkout, 'say' | 'info'>;

function opening(facts: RefusalFacts, { say, info: { timeZone, language } }: Told) {
  const at = facts['opens_at'];
  if (typeof at !== 'string') return undefined;
  const moment = new Date(at);
  const days = daysBetween(new Date(), moment, timeZone);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone });
  const day =
    days <= 0
      ? say('guest.checkout.today')
      : days === 1
        ? say('guest.checkout.tomorrow')
        : weekday.format(moment);
  return say('guest.checkout.closed_until', { day, time: venueTime(moment, timeZone) });
}

const switchable = new Set(['delivery_is_off', 'pub_is_closed', 'in_place_order_is_off']);

type Props = {
  readonly code: string;
  readonly facts: RefusalFacts;
  readonly orderType: OrderType;
  readonly onOrderType: (orderType: OrderType) => void;
  /** Takes the pin off and shows where the venue delivers: from far away no zone is in sight. */
  readonly onShowZones: () => void;
};

/** Why the order cannot go as it is, and the way out where there is one. */
export function RefusalNote({ code, facts, orderType, onOrderType, onShowZones }: Props) {
  const { say, info } = useCheckout();
  const other: OrderType = orderType === 'delivery' ? 'in_place' : 'delivery';
  const text =
    (code === 'pub_is_closed' ? opening(facts, { say, info }) : undefined) ??
    (code === 'outside_delivery_zones'
      ? say('guest.checkout.outside_zones')
      : say(errorKey(code), textValues(facts)));
  return (
    <div className="refusal" role="alert">
      <p>{text}</p>
      {switchable.has(code) && info.orderTypes.includes(other) && (
        <button type="button" className="quiet" onClick={() => onOrderType(other)}>
          {say(
            other === 'in_place'
              ? 'guest.checkout.at_table_instead'
              : 'guest.checkout.delivered_instead',
          )}
        </button>
      )}
      {code === 'outside_delivery_zones' && (
        <button type="button" className="quiet" onClick={onShowZones}>
          {say('guest.checkout.show_zones')}
        </button>
      )}
    </div>
  );
}
