import { Type, type Static } from 'typebox';
import { Courier, LedgerLine } from '../schemas.ts';
import { SETTLEMENT_NOTE_LENGTH } from '@comanda/domain/couriers';
import {
  CurrencyId,
  Id,
  nullable,
  ok,
  SearchQuery,
  SignedAmount,
  Uuid,
  type RouteTable,
} from '../../routing/index.ts';

/** A courier as the platform sees them: with their sign-in e-mail. */
export const AdminCourier = Type.Object({
  ...Courier.properties,
  email: Type.String(),
});
export type AdminCourier = Static<typeof AdminCourier>;

/** The platform's calls for couriers. */
export const platformCourierRoutes = {
  'GET /api/admin/couriers': {
    summary: 'Couriers with their balances; searched by name, e-mail, phone, Telegram name or ID',
    access: 'admin',
    query: SearchQuery,
    reply: ok({ couriers: Type.Array(AdminCourier), next: nullable(Id) }),
  },
  'POST /api/admin/couriers/:courierID/approve': {
    summary: 'Approves a courier for pool orders, and ends a block',
    access: 'admin',
    changesGuestPage: false,
    reply: ok({ courier: AdminCourier }),
    errors: ['courier_not_found'],
  },
  'POST /api/admin/couriers/:courierID/block': {
    summary: 'Blocks a courier, who then cannot take any order',
    access: 'admin',
    changesGuestPage: false,
    reply: ok({ courier: AdminCourier }),
    errors: ['courier_not_found'],
  },
  'POST /api/admin/couriers/:courierID/settlements': {
    summary: 'Records a settlement with a courier as a line of the ledger',
    access: 'admin',
    changesGuestPage: false,
    body: Type.Object({
      amount: Type.Number({
        ...SignedAmount,
        description: 'Above 0 the courier paid, below 0 the courier was paid',
      }),
      currency_id: Type.Optional(CurrencyId),
      note: Type.String({ maxLength: SETTLEMENT_NOTE_LENGTH }),
      /** A repeated request with the same id is the same settlement. */
      action_id: Type.Optional(Uuid),
    }),
    reply: ok({ line: LedgerLine }),
    status: 201,
    errors: ['courier_not_found', 'validation_error', 'action_id_was_used'],
  },
  'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse': {
    summary: 'Reverses a settlement by a line of the opposite amount, once',
    access: 'admin',
    changesGuestPage: false,
    body: Type.Object({
      reason: Type.String({ maxLength: SETTLEMENT_NOTE_LENGTH }),
      /** A repeated request with the same id is the same reversal. */
      action_id: Type.Optional(Uuid),
    }),
    reply: ok({ line: LedgerLine }),
    status: 201,
    errors: ['courier_not_found', 'not_found', 'settlement_already_reversed', 'action_id_was_used'],
  },
} as const satisfies RouteTable;
