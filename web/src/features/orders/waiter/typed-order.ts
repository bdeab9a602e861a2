import type { OrderTimes, StaffOrder } from '@comanda/contract/orders';
import {
  checkField,
  MAX_LINE_LENGTH,
  length,
  notEmpty,
  type Validator,
} from '@comanda/domain/fields';
import type { Wish } from '@comanda/domain/food';
import type { LatLng } from '@comanda/domain/geo';
import {
  contactRulesOfStaff,
  mayNeedChange,
  orderTypeTable,
  shownOrderTypes,
  type OrderType,
  type Overrulable,
  type PaymentType,
} from '@comanda/domain/orders';
import { readAmount } from '../../../lib/format/read-amount.ts';
import { optionsOf } from '../../../lib/options/offered-groups.ts';
import type { Problem } from '../../../lib/forms/problem-text.ts';
import type { BasketLine } from '../choosing/basket-line.ts';

/** An order as staff have typed it so far; what its type does not need is kept and not sent. */
export type TypedOrder = {
  readonly orderType: OrderType;
  readonly table: string;
  /** In the field of a pub without a list of tables, until it is chosen. */
  readonly typedTable: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly town: string;
  readonly point: LatLng | null;
  readonly payment: PaymentType | '';
  /** As typed; empty for no change. */
  readonly changeFrom: string;
  /** Of a type that may be for later: for a time, and not as soon as possible. */
  readonly isForTime: boolean;
  /** A working day, `YYYY-MM-DD`; empty for the first that is offered. */
  readonly day: string;
  /** The start of its slot; empty until one is chosen. */
  readonly wantedAt: string;
  readonly comments: string;
  readonly avoids: readonly Wish[];
  readonly lines: readonly BasketLine[];
};

const [firstType = 'delivery'] = shownOrderTypes();

export const nothingTyped: TypedOrder = {
  orderType: firstType,
  table: '',
  typedTable: '',
  name: '',
  phone: '',
  address: '',
  town: '',
  point: null,
  payment: '',
  changeFrom: '',
  isForTime: false,
  day: '',
  wantedAt: '',
  comments: '',
  avoids: [],
  lines: [],
};

/** Who types a table and goes on to the dishes means it. */
export function withTypedTable(typed: TypedOrder): TypedOrder {
  const named = typed.typedTable.trim();
  return typed.table !== '' || named === '' ? typed : { ...typed, table: named, typedTable: '' };
}

/** What stays once an order was sent: its type, and the table that the waiter stands at. */
export const afterSending = ({ orderType, table }: TypedOrder): TypedOrder => ({
  ...nothingTyped,
  orderType,
  table,
});

export type TypedProblems = Readonly<
  Partial<
    Record<
      | 'table'
      | 'client_name'
      | 'main_phone_number'
      | 'full_address'
      | 'town'
      | 'point'
      | 'payment_type'
      | 'change_from'
      | 'wanted_at',
      Problem
    >
  >
>;

const notTooLong: readonly Validator[] = [length(0, MAX_LINE_LENGTH)];

/** The amount from which the guest needs change; undefined for none, and while it is no amount. */
const changeFromOf = ({ orderType, payment, changeFrom }: TypedOrder): number | undefined =>
  mayNeedChange(orderType, payment) && changeFrom.trim() !== ''
    ? readAmount(changeFrom)
    : undefined;

function changeProblem(typed: TypedOrder): Problem | undefined {
  const { orderType, payment, changeFrom } = typed;
  if (!mayNeedChange(orderType, payment) || changeFrom.trim() === '') return undefined;
  return changeFromOf(typed) === undefined ? { code: 'field_must_be_number' } : undefined;
}

/** Whether it is ordered for a time; a table wants it now. */
export const isWantedAtTime = ({ orderType, isForTime }: TypedOrder): boolean =>
  isForTime && orderTypeTable.mayBeLater[orderType];

/** With the time that is shown: the one that was chosen, as long as it is offered, else the first that guests may have. */
export function withTime(typed: TypedOrder, offered: OrderTimes | undefined): TypedOrder {
  if (!isWantedAtTime(typed)) return typed;
  const times = offered?.times ?? [];
  if (offered === undefined || times.some(({ from }) => from === typed.wantedAt)) return typed;
  const first = times.find(({ refusal }) => refusal === null) ?? times[0];
  return { ...typed, wantedAt: first?.from ?? '' };
}

/** What is missing or wrong before the order can be sent, by the fields of the request. */
export function findProblems(typed: TypedOrder): TypedProblems {
  const { orderType } = typed;
  const rules = contactRulesOfStaff(orderType);
  const required = { code: 'field_is_required' };
  const found = {
    table: orderTypeTable.needsTable[orderType] ? checkField(typed.table, [notEmpty]) : undefined,
    client_name: checkField(typed.name, rules.client_name),
    main_phone_number: checkField(typed.phone, rules.main_phone_number),
    full_address: checkField(typed.address, rules.full_address),
    town: checkField(typed.town, notTooLong),
    point: orderTypeTable.needsAddress[orderType] && !typed.point ? required : undefined,
    payment_type:
      orderTypeTable.needsPayment[orderType] && typed.payment === '' ? required : undefined,
    change_from: changeProblem(typed),
    wanted_at: isWantedAtTime(typed) && typed.wantedAt === '' ? required : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

const lineOf = ({
  dishId,
  count,
  chosen,
  note = '',
}: BasketLine): StaffOrder['dishes'][number] => ({
  dish_id: dishId,
  count,
  options: optionsOf(chosen).map((option) => ({ ...option })),
  ...(note.trim() !== '' && { note: note.trim() }),
});

/** What an order is priced and judged by. */
export function quoteBody(typed: TypedOrder) {
  const { orderType, table, point, payment, lines } = typed;
  return {
    order_type: orderType,
    dishes: lines.map(lineOf),
    ...(orderTypeTable.needsTable[orderType] && { table_for_in_place_order: table.trim() }),
    ...(orderTypeTable.needsAddress[orderType] && point && { lat: point.lat, lng: point.lng }),
    ...(orderTypeTable.needsPayment[orderType] && { payment_type: payment }),
    ...(isWantedAtTime(typed) && typed.wantedAt !== '' && { wanted_at: typed.wantedAt }),
  };
}

/** The request that sends it. */
export function orderBody(typed: TypedOrder, overrules: readonly Overrulable[] = []): StaffOrder {
  const changeFrom = changeFromOf(typed);
  const said = {
    client_name: typed.name.trim(),
    main_phone_number: typed.phone,
    comments: typed.comments.trim(),
    ...(orderTypeTable.needsAddress[typed.orderType] && {
      full_address: typed.address.trim(),
      town: typed.town.trim(),
    }),
  };
  return {
    ...quoteBody(typed),
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')),
    ...(changeFrom !== undefined && { change_from: changeFrom }),
    ...(typed.avoids.length > 0 && { avoids: [...typed.avoids] }),
    ...(overrules.length > 0 && { overrules: [...overrules] }),
  };
}
