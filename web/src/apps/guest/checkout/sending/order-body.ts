import type { NewOrder, QuoteRequest } from '@comanda/contract/orders';
import {
  checkField,
  length,
  notEmpty,
  type FieldProblem,
  type Validator,
} from '@comanda/domain/fields';
import {
  contactRules,
  mayNeedChange,
  MAX_TABLE_LENGTH,
  orderTypeTable,
  type OrderType,
} from '@comanda/domain/orders';
import { optionsOf } from '../../../../lib/options/offered-groups.ts';
import type { Basket, BasketLine } from '../../basket/basket.ts';
import { typedPhone } from '../../island/typed-phone.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import {
  AT_A_TIME,
  changeFromOf,
  OTHER_CHANGE,
  wantedTime,
  type Draft,
  type DraftField,
} from '../form/draft.ts';
import type { Refused } from './send-order.ts';

export type ProblemField = DraftField | 'payment' | 'point' | 'wantedAt';
export type Problems = Readonly<Partial<Record<ProblemField, FieldProblem>>>;

const requestedLine = ({ dishId, count, options, note }: BasketLine) => ({
  dish_id: dishId,
  count,
  ...(options && { options: optionsOf(options) }),
  ...(note !== undefined && { note }),
});

/**
 * The language of the page, at a pub that offers several: a server of the version before, which may answer during an
 * update, refuses the field and knows no such pub.
 */
export const languageRead = ({ language, menuLanguages }: PageInfo) =>
  menuLanguages && { language };

export function quoteRequest(basket: Basket, orderType: OrderType, draft: Draft): QuoteRequest {
  const wanted = wantedTime(orderType, draft);
  return {
    order_type: orderType,
    dishes: basket.lines.map(requestedLine),
    ...(orderTypeTable.needsTable[orderType] && { table_for_in_place_order: draft.table.trim() }),
    ...(orderTypeTable.needsAddress[orderType] && {
      lat: draft.point?.lat ?? null,
      lng: draft.point?.lng ?? null,
    }),
    ...(orderTypeTable.needsPayment[orderType] && { payment_type: draft.payment }),
    ...(wanted !== undefined && { wanted_at: wanted }),
  };
}

export function orderBody(basket: Basket, orderType: OrderType, draft: Draft): NewOrder {
  const changeFrom = mayNeedChange(orderType, draft.payment) ? changeFromOf(draft) : undefined;
  return {
    ...quoteRequest(basket, orderType, draft),
    ...(changeFrom !== undefined && { change_from: changeFrom }),
    client_name: draft.name.trim(),
    comments: draft.comment.trim(),
    ...(orderTypeTable.needsAddress[orderType] && {
      town: draft.town.trim(),
      full_address: draft.address.trim(),
    }),
    ...(orderTypeTable.needsContacts[orderType] && {
      main_phone_number: typedPhone(draft.phone),
      second_phone_number: orderTypeTable.needsAddress[orderType]
        ? typedPhone(draft.secondPhone)
        : '',
    }),
  };
}

/** Why a typed amount gives no change: it is missing or below the total. The banknotes that are offered are above it. */
function problemOfChange(draft: Draft, total: number): FieldProblem | undefined {
  if (draft.changeFrom !== OTHER_CHANGE) return undefined;
  if (draft.otherChange.trim() === '') return missing;
  const from = changeFromOf(draft) ?? 0;
  // Not the other way round: `NaN` is no amount.
  return from >= total ? undefined : { code: 'invalid_value' };
}

/** All problems to correct before the order can be sent, in the order of the form; the total is the one on the button. */
export function checkDraft(orderType: OrderType, draft: Draft, total = 0): Problems {
  const found: Partial<Record<ProblemField, FieldProblem>> = {};
  const check = (field: DraftField, value: string, validators: readonly Validator[]): void => {
    const problem = checkField(value, validators);
    if (problem) found[field] = problem;
  };
  const rules = contactRules(orderType);
  if (orderTypeTable.needsTable[orderType]) {
    check('table', draft.table, [notEmpty, length(1, MAX_TABLE_LENGTH)]);
  }
  if (orderTypeTable.mayBeLater[orderType] && draft.wantedAt === AT_A_TIME) {
    found.wantedAt = missing;
  }
  check('address', draft.address, rules.full_address);
  if (orderTypeTable.needsContacts[orderType]) {
    check('name', draft.name, rules.client_name);
    check('phone', typedPhone(draft.phone), rules.main_phone_number);
    if (orderTypeTable.needsAddress[orderType])
      check('secondPhone', typedPhone(draft.secondPhone), rules.second_phone_number);
  }
  if (orderTypeTable.needsPayment[orderType] && draft.payment === '') found.payment = missing;
  const ofChange = mayNeedChange(orderType, draft.payment) && problemOfChange(draft, total);
  if (ofChange) found.otherChange = ofChange;
  if (orderTypeTable.needsAddress[orderType] && !draft.point) found.point = missing;
  return found;
}

const missing: FieldProblem = { code: 'field_is_required' };

const wireNames: Readonly<Record<string, DraftField>> = {
  client_name: 'name',
  town: 'town',
  full_address: 'address',
  main_phone_number: 'phone',
  second_phone_number: 'secondPhone',
  comments: 'comment',
  change_from: 'otherChange',
  table_for_in_place_order: 'table',
};

const refusedFields: Readonly<Record<string, ProblemField>> = {
  location_is_required: 'point',
  payment_type_not_offered: 'payment',
  table_is_required: 'table',
};

/** The refusals that belong to a field rather than to the whole order. */
export function isFieldRefusal(code: string): boolean {
  return code in refusedFields;
}

/** The server's refusals, by the fields of the form. */
export function refusedProblems({ code, fields }: Pick<Refused, 'code' | 'fields'>): Problems {
  const refused = refusedFields[code];
  if (refused) return { [refused]: missing };
  return Object.fromEntries(
    fields.flatMap(({ field, code: problem, limit }) => {
      const name = wireNames[field];
      return name ? [[name, { code: problem, ...(limit === undefined ? {} : { limit }) }]] : [];
    }),
  );
}
