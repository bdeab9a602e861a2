import { Type } from 'typebox';
import { RoleName } from '../accounts/schemas.ts';
import { DateTime, Id, nullable, ok, Plain, type RouteSpec } from '../routing/index.ts';
import {
  Courier,
  CourierOrder,
  CourierProfile,
  CourierRegistration,
  LedgerLine,
  CourierAction,
} from './schemas.ts';

const Changed = ok({ order: CourierOrder });

export const courierRoutes = {
  'POST /api/courier': {
    summary: 'Registers a courier and signs them in; pool orders come after approval',
    access: 'public',
    body: CourierRegistration,
    reply: ok({ accesstoken: Type.String(), role: RoleName }),
    status: 201,
    errors: ['too_many_requests', 'validation_error', 'courier_with_the_same_email_already_exists'],
  },
  'GET /api/courier': {
    summary: 'The courier who is signed in',
    access: 'courier',
    reply: ok({ courier: Courier }),
    errors: ['courier_not_found'],
  },
  'GET /api/courier/:courierID': {
    summary: 'A courier, for themselves, the platform, or a pub they deliver for',
    access: 'signed_in',
    reply: ok({ courier: Courier }),
    errors: ['courier_not_found'],
  },
  'PUT /api/courier/:courierID': {
    summary: 'Saves the own profile',
    access: 'courier',
    body: CourierProfile,
    reply: ok({ courier: Courier }),
    errors: ['validation_error'],
  },
  'POST /api/courier/:courierID/image': {
    summary: 'Uploads the own picture',
    access: 'courier',
    upload: 'image',
    reply: ok({ courier: Courier }),
    errors: ['file_is_too_large', 'invalid_file_extension', 'file_is_not_an_image', 'invalid_file'],
  },
  'POST /api/courier/:courierID/reserve-order': {
    summary: 'Reserves an available order; of many at once exactly one wins',
    access: 'courier',
    body: CourierAction,
    reply: Changed,
    errors: [
      'order_not_found',
      'order_is_already_reserved',
      'order_is_not_available',
      'action_id_was_used',
    ],
  },
  'POST /api/courier/:courierID/release-order': {
    summary: 'Puts a reserved order back',
    access: 'courier',
    body: CourierAction,
    reply: Plain,
    errors: ['order_not_found', 'order_is_finished', 'action_id_was_used'],
  },
  'POST /api/courier/:courierID/set-order-to-at-courier': {
    summary: 'Says that the order was picked up',
    access: 'courier',
    body: CourierAction,
    reply: Changed,
    errors: ['order_not_found', 'order_is_finished', 'action_id_was_used'],
  },
  'POST /api/courier/:courierID/set-order-to-completed': {
    summary: 'Says that the order was handed over; writes the ledger',
    access: 'courier',
    body: CourierAction,
    reply: Changed,
    errors: ['order_not_found', 'order_is_finished', 'action_id_was_used'],
  },
  'POST /api/courier/:courierID/set-order-to-canceled': {
    summary: 'Cancels the order',
    access: 'courier',
    body: CourierAction,
    reply: Changed,
    errors: ['order_not_found', 'order_is_finished', 'action_id_was_used'],
  },
  'GET /api/courier/:courierID/statement': {
    summary:
      'The ledger with its running balance, newest first, 50 lines a page; `from` is included, `to` is not',
    access: 'signed_in',
    query: Type.Object({
      before: Type.Optional(Id),
      from: Type.Optional(DateTime),
      to: Type.Optional(DateTime),
    }),
    reply: ok({ lines: Type.Array(LedgerLine), balance: Type.Number(), next: nullable(Id) }),
    errors: ['courier_not_found'],
  },
} as const satisfies Record<string, RouteSpec>;
