import type { ErrorCode } from '@comanda/contract/errors';
import type { TextKey } from '@comanda/contract/texts';

/** Failures that an order can meet; the island carries the texts of these and no others. */
const errorCodes = [
  'something_went_wrong',
  'service_unavailable',
  'network_error',
  'too_many_requests',
  'validation_error',
  'pub_expired',
  'delivery_is_off',
  'in_place_order_is_off',
  'pub_is_closed',
  'zone_without_price',
  'location_is_required',
  'payment_type_not_offered',
  'table_is_required',
  'basket_is_empty',
  'dish_count_is_invalid',
  'dish_not_available',
  'idempotency_key_was_used',
  'field_is_required',
  'invalid_phone',
  'min',
  'max',
  'invalid_value',
] as const satisfies readonly (
  | ErrorCode
  | 'network_error'
  | 'field_is_required'
  | 'invalid_phone'
  | 'min'
  | 'max'
  | 'invalid_value'
)[];
type IslandErrorCode = (typeof errorCodes)[number];

export type IslandTextKey =
  | Extract<TextKey, `guest.checkout.${string}`>
  | `errors.${IslandErrorCode}`;

/** One language's texts; a text with `count` has its plural forms by name. */
export type IslandTexts = Readonly<
  Record<IslandTextKey, string | Readonly<Record<string, string>>>
>;

export function isIslandErrorCode(code: string): code is IslandErrorCode {
  return errorCodes.some((known) => known === code);
}

export function isIslandText(key: string): boolean {
  return (
    key.startsWith('guest.checkout.') ||
    (key.startsWith('errors.') && isIslandErrorCode(key.slice('errors.'.length)))
  );
}
