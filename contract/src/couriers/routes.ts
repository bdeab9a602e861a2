import { Type } from 'typebox';
import { RoleName } from '../accounts/schemas.ts';
import {
  CurrencyId,
  DateTime,
  Id,
  newPubLimit,
  nullable,
  ok,
  Plain,
  uploadLimits,
  type RouteTable,
} from '../routing/index.ts';
import {
  Balances,
  Courier,
  CourierOrder,
  CourierPosition,
  CourierProfile,
  CourierRegistration,
  LedgerLine,
  CourierStepBody,
  CourierCanceling,
  CourierCompleting,
  SeenCourier,
  SettlementReceipt,
} from './schemas.ts';
import { PAGE_SIZE } from '../wire/index.ts';

const Changed = ok({ order: CourierOrder });

export const courierRoutes = {
  'POST /api/courier': {
    summary: 'Registers a courier and signs them in; pool orders need an approval',
    access: 'public',
    openBy: 'registration',
    showsCourier: 'nothing',
    ...newPubLimit,
    body: CourierRegistration,
    reply: ok({ accesstoken: Type.String(), role: RoleName }),
    status: 201,
    errors: ['validation_error', 'courier_with_the_same_email_already_exists'],
  },
  'GET /api/courier': {
    summary: 'The courier who is signed in',
    access: 'courier',
    showsCourier: 'nothing',
    reply: ok({ courier: Courier }),
    errors: ['courier_not_found'],
  },
  'GET /api/courier/:courierID': {
    summary:
      'A courier, for themselves, the platform, or a company whose pub they deliver for or that attached them',
    access: 'signed_in',
    showsCourier: 'nothing',
    reply: ok({ courier: SeenCourier }),
    errors: ['courier_not_found'],
  },
  'PUT /api/courier/:courierID': {
    summary: 'Saves the courier’s own profile',
    access: 'courier',
    showsCourier: 'nothing',
    body: CourierProfile,
    reply: ok({ courier: Courier }),
    errors: ['validation_error'],
  },
  'POST /api/courier/:courierID/image': {
    summary: 'Uploads the courier’s own picture',
    access: 'courier',
    showsCourier: 'nothing',
    upload: 'image',
    reply: ok({ courier: Courier }),
    ...uploadLimits,
  },
  'POST /api/courier/:courierID/reserve-order': {
    summary: 'Reserves an available order; of many concurrent requests exactly one succeeds',
    access: 'courier',
    showsCourier: 'while_theirs',
    body: CourierStepBody,
    reply: Changed,
    errors: [
      'order_not_found',
      'order_is_already_reserved',
      'order_is_not_available',
      'second_order_does_not_fit',
      'action_id_was_used',
    ],
  },
  'POST /api/courier/:courierID/coming': {
    summary:
      'Says that the courier is on the way to the pub: their time to pick the order up starts again; of an order that was picked up it changes nothing',
    access: 'courier',
    showsCourier: 'while_theirs',
    body: CourierStepBody,
    reply: Changed,
    errors: ['order_not_found', 'order_is_finished', 'coming_too_often', 'action_id_was_used'],
  },
  'POST /api/courier/:courierID/release-order': {
    summary: 'Releases a reserved order',
    access: 'courier',
    showsCourier: 'nothing',
    body: CourierStepBody,
    reply: Plain,
    errors: ['order_not_found', 'order_is_finished', 'action_id_was_used'],
  },
  'POST /api/courier/:courierID/set-order-to-at-courier': {
    summary: 'Marks the order as picked up',
    access: 'courier',
    showsCourier: 'while_theirs',
    body: CourierStepBody,
    reply: Changed,
    errors: ['order_not_found', 'order_is_finished', 'action_id_was_used'],
  },
  'POST /api/courier/:courierID/set-order-to-completed': {
    summary:
      'Marks the order as delivered; writes the ledger. With the guest’s code where one is asked: of three wrong ones each counts once, then only the pub helps',
    access: 'courier',
    showsCourier: 'while_theirs',
    body: CourierCompleting,
    reply: Changed,
    errors: [
      'order_not_found',
      'order_is_finished',
      'action_id_was_used',
      'handover_code_is_required',
      'handover_code_is_wrong',
      'handover_is_locked',
    ],
  },
  'POST /api/courier/:courierID/set-order-to-canceled': {
    summary: 'Cancels the order, with a reason if one is given',
    access: 'courier',
    showsCourier: 'while_theirs',
    body: CourierCanceling,
    reply: Changed,
    errors: [
      'order_not_found',
      'order_is_finished',
      'action_id_was_used',
      'cancel_reason_does_not_fit',
      'cancel_text_is_required',
    ],
  },
  'POST /api/courier/:courierID/position': {
    summary:
      'Tells the guest of an order that the courier carries how far they are: the distance is kept until the order is there, of positions within 20 seconds the first',
    access: 'courier',
    showsCourier: 'nothing',
    perAccount: { max: 30, minutes: 1, isOfEachProcess: true },
    body: CourierPosition,
    reply: ok({
      is_kept: Type.Boolean({
        description: 'False too when the order is not carried',
      }),
    }),
    errors: ['order_not_found'],
  },
  'GET /api/courier/:courierID/statement': {
    summary: `The ledger, newest first, ${PAGE_SIZE} lines a page, of all currencies or of one, each with its running balance; \`from\` is included, \`to\` is not`,
    access: 'signed_in',
    showsCourier: 'number_of_theirs',
    query: Type.Object({
      before: Type.Optional(Id),
      currency_id: Type.Optional(CurrencyId),
      from: Type.Optional(DateTime),
      to: Type.Optional(DateTime),
    }),
    reply: ok({
      lines: Type.Array(LedgerLine),
      balance: Type.Number({ description: 'In Lei' }),
      balances: Balances,
      next: nullable(Id),
    }),
    errors: ['courier_not_found'],
  },
  'GET /api/courier/:courierID/settlements/:settlementID': {
    summary:
      'The receipt of a settlement or of its reversal, the same for the courier and the platform',
    access: 'signed_in',
    showsCourier: 'nothing',
    reply: ok({ receipt: SettlementReceipt }),
    errors: ['courier_not_found', 'not_found'],
  },
} as const satisfies RouteTable;
