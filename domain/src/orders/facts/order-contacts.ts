import {
  length,
  MAX_ADDRESS_LENGTH,
  MAX_LINE_LENGTH,
  notEmpty,
  phone,
  type Validator,
} from '../../fields/index.ts';
import { needsAddress, needsContacts, type OrderType } from './order-type-table.ts';

const optionalPhone: Validator = (value) => (value.trim() === '' ? undefined : phone(value));

type ContactField = 'client_name' | 'full_address' | 'main_phone_number' | 'second_phone_number';

/** What an order of a type needs to know of its guest, by the fields of the request. */
export function contactRules(
  orderType: OrderType,
): Readonly<Record<ContactField, readonly Validator[]>> {
  const hasContacts = needsContacts[orderType];
  return {
    client_name: hasContacts ? [notEmpty, length(1, MAX_LINE_LENGTH)] : [],
    full_address: needsAddress[orderType] ? [notEmpty, length(1, MAX_ADDRESS_LENGTH)] : [],
    main_phone_number: hasContacts ? [notEmpty, phone] : [optionalPhone],
    second_phone_number: [optionalPhone],
  };
}

/** The same of an order that staff take: whose order is collected stands at the counter, and a table needs no name. */
export function contactRulesOfStaff(
  orderType: OrderType,
): Readonly<Record<ContactField, readonly Validator[]>> {
  const main_phone_number = needsAddress[orderType] ? [notEmpty, phone] : [optionalPhone];
  return { ...contactRules(orderType), main_phone_number };
}
