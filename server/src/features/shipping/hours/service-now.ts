import type { ServiceNow } from '@comanda/contract/hours';
import {
  hoursOfService,
  timelineNow,
  timelineOf,
  type PubHours,
  type Service,
} from '@comanda/domain/hours';

export type PubClock = { readonly timeZone: string; readonly now: Date };

/** Whether a service is open and takes orders now; undefined while the pub has not said its hours. */
export function serviceNow(
  hours: PubHours,
  service: Service,
  { timeZone, now }: PubClock,
): (ServiceNow & { readonly changesAt: readonly Date[] }) | undefined {
  const dated = hoursOfService(hours, service);
  if (!dated) return undefined;
  const open = timelineNow(timelineOf(dated), timeZone, now);
  const orders =
    dated.lastOrder > 0 ? timelineNow(timelineOf(dated, 'takes_orders'), timeZone, now) : open;
  const closesAt = open.isWithin ? open.nextChange : undefined;
  return {
    is_open: open.isWithin,
    takes_orders: orders.isWithin,
    orders_change_at: orders.nextChange?.toISOString() ?? null,
    closes_at: closesAt?.toISOString() ?? null,
    changesAt: [open.nextChange, orders.nextChange].flatMap((at) => at ?? []),
  };
}
