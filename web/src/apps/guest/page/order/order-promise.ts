import type { GuestOrder } from '@comanda/contract/orders';
import { formatSlot, type Language } from '@comanda/contract/texts';
import { wantedSpan } from '@comanda/domain/later';
import { promisedSpan } from '@comanda/domain/orders';
import { pubTime } from '../hours.ts';
import type { Translate } from '../text.ts';

const timeIn = (order: GuestOrder, moment: string): string =>
  pubTime(new Date(moment), order.pub.time_zone);

/** When a guest has the order, on the pub's clock; see `promisedSpan`. */
export function promisedTimes(
  order: GuestOrder,
): { readonly from: string; readonly to: string | undefined } | undefined {
  const span = promisedSpan(order);
  if (!span) return undefined;
  return {
    from: timeIn(order, span.from),
    to: span.to === undefined ? undefined : timeIn(order, span.to),
  };
}

/** Day and time for which it is, or the promised time; undefined while nothing is promised. */
export function promiseText(
  order: GuestOrder,
  t: Translate,
  language: Language,
): string | undefined {
  const wanted = wantedSpan(order);
  if (wanted) {
    const when = formatSlot(wanted, { language, timeZone: order.pub.time_zone });
    return t('guest.order.for_time', { when });
  }
  const times = promisedTimes(order);
  if (!times) return undefined;
  const { from, to } = times;
  return to === undefined
    ? t('guest.order.ready_about', { time: from })
    : t('guest.order.with_you', { from, to });
}

/** When a delivery leaves the kitchen; undefined while nothing is promised. */
export function readyTime(order: GuestOrder): string | undefined {
  return order.promised_at === null ? undefined : timeIn(order, order.promised_at);
}
