import type { NewOrder } from '@comanda/contract/orders';
import { wishes } from '@comanda/domain/food';
import { orderTypeTable, type contactRules } from '@comanda/domain/orders';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { toE164 } from '../../../plumbing/phones.ts';

function storedPhone(typed: string): string {
  return typed.trim() === '' ? '' : toE164(typed);
}

/**
 * The guest's contacts and address, as an order stores them; refuses those that are missing or wrong by these rules, all
 * at once.
 */
export function readContacts(order: NewOrder, rules: ReturnType<typeof contactRules>) {
  const typed = {
    client_name: order.client_name.trim(),
    full_address: order.full_address?.trim() ?? '',
    main_phone_number: order.main_phone_number ?? '',
    second_phone_number: order.second_phone_number ?? '',
  };
  checkFields(rules, typed);
  const needsAddress = orderTypeTable.needsAddress[order.order_type];
  const needsTable = orderTypeTable.needsTable[order.order_type];
  return {
    client_name: typed.client_name,
    main_phone_number: storedPhone(typed.main_phone_number),
    second_phone_number: storedPhone(typed.second_phone_number),
    comments: order.comments?.trim() ?? '',
    avoids: wishes.filter((wish) => order.avoids?.includes(wish)),
    town: needsAddress ? (order.town?.trim() ?? '') : '',
    full_address: needsAddress ? typed.full_address : '',
    table_for_in_place_order: needsTable ? (order.table_for_in_place_order?.trim() ?? '') : '',
  };
}
