import {
  length,
  MAX_ADDRESS_LENGTH,
  MAX_LINE_LENGTH,
  notEmpty,
  phone,
  type Validator,
} from '../fields/index.ts';
import type { OrderType } from './order-limits.ts';

const optionalPhone: Validator = (value) => (value.trim() === '' ? undefined : phone(value));

type ContactField = 'client_name' | 'full_address' | 'main_phone_number' | 'second_phone_number';

/** What an order of each type needs to know of its guest, by the fields of the request. */
export const contactRules: Readonly<
  Record<OrderType, Readonly<Record<ContactField, readonly Validator[]>>>
> = {
  delivery: {
    client_name: [notEmpty, length(1, MAX_LINE_LENGTH)],
    full_address: [notEmpty, length(1, MAX_ADDRESS_LENGTH)],
    main_phone_number: [notEmpty, phone],
    second_phone_number: [optionalPhone],
  },
  in_place: {
    client_name: [],
    full_address: [],
    main_phone_number: [optionalPhone],
    second_phone_number: [optionalPhone],
  },
};
