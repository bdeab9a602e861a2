import { offeredPayments, type PaymentType } from '@comanda/domain/orders';
import type { PubHours } from '@comanda/domain/hours';
import { DEFAULT_LATER, type LaterSettings, type Slot } from '@comanda/domain/later';
import type { DeliveryType, DeliveryZone } from '@comanda/domain/shipping';
import type { Connection } from '../../schema.ts';
import { hoursOfRow } from './hours/stored-hours.ts';
import { listShipping } from './queries.ts';
import { toZone } from './zone-terms.ts';

/** The delivery settings in the form that the rules of an order need. */
export type DeliverySettings = {
  readonly available: boolean;
  readonly hours: PubHours;
  /** Whether the company has saved them; else they are those of any new pub. */
  readonly hasSavedHours: boolean;
  readonly deliveryType: DeliveryType;
  readonly addsCommission: boolean;
  /** How long a delivery takes; 0 while the pub has not said it. */
  readonly minutes: { readonly from: number; readonly to: number };
  readonly acceptedPayments: readonly PaymentType[];
  readonly zones: readonly DeliveryZone[];
  readonly later: LaterSettings;
  /** Those that a person has shut, also after their end. */
  readonly shutSlots: readonly Slot[];
};

export async function findShipping(
  connection: Connection,
  pubId: number,
): Promise<DeliverySettings | undefined> {
  const found = (await listShipping(connection, [pubId])).get(pubId);
  if (!found) return undefined;
  const { row, zones } = found;
  return {
    available: row.available,
    hours: hoursOfRow(row),
    hasSavedHours: row.work_hours_saved_at !== null,
    deliveryType: row.delivery_type,
    addsCommission: row.add_commission_to_dish_prices,
    minutes: { from: row.shipping_time_from, to: row.shipping_time_to },
    acceptedPayments: offeredPayments(row),
    zones: zones.map(toZone),
    later: row.later ?? DEFAULT_LATER,
    shutSlots: row.shut_slots.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
  };
}
