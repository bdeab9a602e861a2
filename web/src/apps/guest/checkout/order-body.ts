import type { NewOrder, QuoteRequest } from '@comanda/contract/orders';
import {
  checkField,
  length,
  notEmpty,
  phone,
  type FieldProblem,
  type Validator,
} from '@comanda/domain/accounts';
import type { OrderType } from '@comanda/domain/orders';
import type { Basket } from '../basket/basket.ts';
import { typedPhone } from '../island/typed-phone.ts';
import type { Draft, DraftField } from './draft.ts';

export type Problems = Readonly<Partial<Record<DraftField, FieldProblem>>>;

export function quoteRequest(basket: Basket, orderType: OrderType, draft: Draft): QuoteRequest {
  const dishes = basket.lines.map(({ id, count }) => ({ dish_id: id, count }));
  return orderType === 'in_place'
    ? { order_type: orderType, dishes, table_for_in_place_order: draft.table.trim() }
    : {
        order_type: orderType,
        dishes,
        lat: draft.point?.lat ?? null,
        lng: draft.point?.lng ?? null,
        payment_type: draft.payment,
      };
}

export function orderBody(basket: Basket, orderType: OrderType, draft: Draft): NewOrder {
  const request = {
    ...quoteRequest(basket, orderType, draft),
    client_name: draft.name.trim(),
    comments: draft.comment.trim(),
  };
  return orderType === 'in_place'
    ? request
    : {
        ...request,
        town: draft.town.trim(),
        full_address: draft.address.trim(),
        main_phone_number: typedPhone(draft.phone),
        second_phone_number: typedPhone(draft.secondPhone),
      };
}

/** What must be put right before the order can go, field by field. */
export function checkDraft(orderType: OrderType, draft: Draft): Problems {
  const found: Partial<Record<DraftField, FieldProblem>> = {};
  const check = (field: DraftField, value: string, validators: readonly Validator[]): void => {
    const problem = checkField(value, validators);
    if (problem) found[field] = problem;
  };
  if (orderType === 'in_place') {
    check('table', draft.table, [notEmpty, length(1, 40)]);
    return found;
  }
  check('name', draft.name, [notEmpty, length(1, 255)]);
  check('address', draft.address, [notEmpty, length(1, 1000)]);
  check('phone', typedPhone(draft.phone), [notEmpty, phone]);
  if (typedPhone(draft.secondPhone) !== '') check('secondPhone', draft.secondPhone, [phone]);
  return found;
}

const wireNames: Readonly<Record<string, DraftField>> = {
  client_name: 'name',
  town: 'town',
  full_address: 'address',
  main_phone_number: 'phone',
  second_phone_number: 'secondPhone',
  comments: 'comment',
  table_for_in_place_order: 'table',
};

/** The form's field that a field of the wire belongs to. */
export function draftFieldOf(wireName: string): DraftField | undefined {
  return wireNames[wireName];
}
