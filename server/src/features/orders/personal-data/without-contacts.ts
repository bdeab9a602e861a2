import { areContactsShown } from '@comanda/domain/orders';
import type { LatLng } from '@comanda/domain/geo';
import type { Deps } from '../../../deps.ts';
import type { OrderRow } from '../tables.ts';

/** The values of an order without its guest's names, phones, address and texts. */
export const noContacts = {
  client_name: '',
  main_phone_number: '',
  second_phone_number: '',
  town: '',
  full_address: '',
  comments: '',
  avoids: [],
  cancel_text: null,
  receipt_to: null,
  buyer_idno: null,
} as const;

/** A reason without its text, in which staff may have named somebody. */
function withoutText<Reason extends { readonly text?: string }>(reason: Reason | null) {
  if (reason === null) return null;
  const { text: _text, ...others } = reason;
  return others;
}

/** A point is rounded to about a kilometre. */
const POINT_STEPS_PER_DEGREE = 100;
/** The exact distance would draw a circle through the guest's house. */
const DISTANCE_STEP_METRES = 1000;

const rounded = (degrees: number): number =>
  Math.round(degrees * POINT_STEPS_PER_DEGREE) / POINT_STEPS_PER_DEGREE;

const orNull = (change: (value: number) => number, value: number | null): number | null =>
  value === null ? null : change(value);

/** An order as it looks after its contacts are removed; see `anonymiseOrders`, which removes them. */
function withoutContacts(order: OrderRow): OrderRow {
  const roundedMetres = (metres: number): number =>
    Math.round(metres / DISTANCE_STEP_METRES) * DISTANCE_STEP_METRES;
  return {
    ...order,
    ...noContacts,
    discount: withoutText(order.discount),
    lat: orNull(rounded, order.lat),
    lng: orNull(rounded, order.lng),
    distance_metres: orNull(roundedMetres, order.distance_metres),
  };
}

type Reader = {
  readonly deps: Pick<Deps, 'clock' | 'settings'>;
  readonly kind: 'courier' | 'company';
};

/** Whether a reader of this kind still sees the contacts of an order. */
export function areContactsShownTo(
  { deps: { clock, settings }, kind }: Reader,
  { status, created_time, cook_at }: Pick<OrderRow, 'status' | 'created_time' | 'cook_at'>,
): boolean {
  // One for later is as old as if it had been placed when its kitchen began.
  const placedAt = cook_at ?? created_time;
  return areContactsShown({ status, placedAt, now: clock.now(), days: settings.contactDays[kind] });
}

/** The order for a reader of this kind: some days after it was placed, a finished one has no contacts any more. */
export function forReader(reader: Reader, order: OrderRow): OrderRow {
  return areContactsShownTo(reader, order) ? order : withoutContacts(order);
}

/** The point of a completed delivery for this reader: rounded as soon as its order has no contacts. */
export function pointForReader(
  reader: Reader,
  { lat, lng, ...order }: LatLng & Pick<OrderRow, 'created_time' | 'cook_at'>,
): LatLng {
  return areContactsShownTo(reader, { ...order, status: 'completed' })
    ? { lat, lng }
    : { lat: rounded(lat), lng: rounded(lng) };
}
