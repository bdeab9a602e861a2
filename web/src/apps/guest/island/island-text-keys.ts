import type { ErrorCode } from '@comanda/contract/errors';
import type { TextForms, TextKey } from '@comanda/contract/texts';
import type { FieldProblemCode } from '@comanda/domain/fields';
import { refusalWhenOff } from '@comanda/domain/orders';

/**
 * The text keys of the guest page's islands, and the failures that each can have: no other texts are built in.
 * For the build only: in the browser a failure without a text gets the general one.
 */
const errorCodes = {
  checkout: [
    'something_went_wrong',
    'validation_error',
    'pub_expired',
    ...Object.values(refusalWhenOff),
    'pub_is_closed',
    'order_line_limit_exceeded',
    'dish_not_available',
    'dish_sold_out',
    'dish_not_served_now',
    'too_few_left',
    'time_is_not_offered',
    'slot_is_full',
    'slot_is_shut',
    'options_do_not_fit',
    'dish_notes_are_off',
    'table_is_unknown',
    'order_is_too_large',
    'too_many_orders_wait',
    'total_changed',
    'idempotency_key_was_used',
    'field_is_required',
    'invalid_phone',
    'phone_needs_country',
    'min',
    'max',
    'invalid_value',
  ],
  delivery: [
    'pub_is_closed',
    'zone_without_price',
    'location_is_required',
    'payment_type_not_offered',
  ],
  later: [],
  choosing: ['something_went_wrong'],
  account: [
    'something_went_wrong',
    'service_unavailable',
    'network_error',
    'too_many_requests',
    'validation_error',
    'client_with_the_same_phone_already_exists',
    'password_is_wrong',
    'session_expired',
    'field_is_required',
    'invalid_phone',
    'phone_needs_country',
    'min',
    'max',
    'invalid_value',
  ],
  food: [],
  side: [],
  mia: [
    'something_went_wrong',
    'network_error',
    'too_many_requests',
    'mia_is_not_offered',
    'mia_refused',
    'payment_request_is_open',
    'order_changed_meanwhile',
  ],
  receipt: [
    'something_went_wrong',
    'network_error',
    'too_many_requests',
    'receipt_changed_meanwhile',
  ],
  push: [
    'something_went_wrong',
    'network_error',
    'too_many_requests',
    'order_is_finished',
    'order_device_limit_exceeded',
  ],
} as const satisfies Record<
  string,
  readonly (ErrorCode | FieldProblemCode | 'network_error' | 'invalid_value')[]
>;

export type Island = keyof typeof errorCodes;
type IslandErrorCode<Name extends Island> = (typeof errorCodes)[Name][number];

/** Texts of choosing options, which the desk has too. */
const withChoosing: ReadonlySet<Island> = new Set(['checkout', 'choosing']);
type ChoosingKey<Name extends Island> = Name extends 'checkout' | 'choosing'
  ? Extract<TextKey, `choosing.${string}`>
  : never;

export type IslandTextKey<Name extends Island> =
  | Extract<TextKey, `guest.${Name}.${string}`>
  | (Name extends 'food' ? Extract<TextKey, `food.${string}` | `facts.${string}`> : never)
  | ChoosingKey<Name>
  | `errors.${IslandErrorCode<Name>}`;

/** One language's texts. */
export type IslandTexts<Name extends Island> = Readonly<Record<IslandTextKey<Name>, TextForms>>;

export const islands = Object.keys(errorCodes) as readonly Island[];

export function isIslandText(island: Island, key: string): boolean {
  return (
    key.startsWith(`guest.${island}.`) ||
    (island === 'food' && /^(?:food|facts)\./.test(key)) ||
    (key.startsWith('choosing.') && withChoosing.has(island)) ||
    errorCodes[island].some((code) => key === `errors.${code}`)
  );
}
