import type { NewOrder } from '@comanda/contract/orders';
import { notEmpty, phone, type Validator } from '@comanda/domain/fields';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { toE164 } from '../../../plumbing/phones.ts';

const optionalPhone: Validator = (value) => (value.trim() === '' ? undefined : phone(value));

const rules = {
  delivery: {
    client_name: [notEmpty],
    full_address: [notEmpty],
    main_phone_number: [notEmpty, phone],
    second_phone_number: [optionalPhone],
  },
  in_place: {
    client_name: [],
    full_address: [],
    main_phone_number: [optionalPhone],
    second_phone_number: [optionalPhone],
  },
} as const satisfies Record<NewOrder['order_type'], Record<string, readonly Validator[]>>;

function storedPhone(typed: string): string {
  return typed.trim() === '' ? '' : toE164(typed);
}

/**
 * The guest's contacts and address, as an order stores them; refuses missing or wrong fields, all at once.
 */
export function readContacts(order: NewOrder) {
  const typed = {
    client_name: order.client_name.trim(),
    full_address: order.full_address?.trim() ?? '',
    main_phone_number: order.main_phone_number ?? '',
    second_phone_number: order.second_phone_number ?? '',
  };
  checkFields(rules[order.order_type], typed);
  const isDelivery = order.order_type === 'delivery';
  return {
    client_name: typed.client_name,
    main_phone_number: storedPhone(typed.main_phone_number),
    second_phone_number: storedPhone(typed.second_phone_number),
    comments: order.comments?.trim() ?? '',
    town: isDelivery ? (order.town?.trim() ?? '') : '',
    full_address: isDelivery ? typed.full_address : '',
    table_for_in_place_order: isDelivery ? '' : (order.table_for_in_place_order?.trim() ?? ''),
  };
}
