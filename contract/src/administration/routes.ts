import { SETTLEMENT_NOTE_LENGTH } from '@comanda/domain/couriers';
import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { MOST_EXTENSION_DAYS } from '@comanda/domain/pubs';
import { Type } from 'typebox';
import { SignedIn } from '../accounts/routes.ts';
import { TariffName } from '../accounts/schemas.ts';
import { LedgerLine } from '../couriers/schemas.ts';
import {
  CurrencyId,
  Id,
  nullable,
  ok,
  Plain,
  SignedAmount,
  Uuid,
  type RouteSpec,
} from '../routing/index.ts';
import {
  AdminClient,
  AdminCompany,
  AdminCourier,
  AdminOrder,
  AdminPub,
  AuditEntry,
} from './schemas.ts';
import { PLATFORM_ORDERS_SENT } from '../wire/index.ts';

/** Newest first, a page at a time; `before` is the `next` of the page before. */
const Page = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: MAX_LINE_LENGTH,
      description: 'Words; case and diacritics do not count',
    }),
  ),
  before: Type.Optional(Id),
});

export const administrationRoutes = {
  'GET /api/admin/orders': {
    summary: `The newest ${PLATFORM_ORDERS_SENT} in-process orders of every pub`,
    access: 'admin',
    query: Type.Object({ status: Type.Literal('in-process') }),
    reply: ok({ orders: Type.Array(AdminOrder) }),
  },
  'POST /api/admin/get-pub-refresh-token': {
    summary: 'Enters a pub: the refresh cookie becomes a session of one hour, of that pub alone',
    access: 'admin',
    query: Type.Object({ pubID: Id }),
    reply: Plain,
    errors: ['not_found'],
  },
  'POST /api/admin/leave-pub': {
    summary: 'Leaves the pub that was entered: a session of the administration again',
    access: 'entered',
    reply: SignedIn,
  },
  'GET /api/admin/companies': {
    summary: 'Companies with their pubs; by name, e-mail, phone, or name and address of a pub',
    access: 'admin',
    query: Page,
    reply: ok({ companies: Type.Array(AdminCompany), next: nullable(Id) }),
  },
  'POST /api/admin/companies/:companyID/tariff': {
    summary: 'Changes a company’s tariff; a smaller one leaves the pubs that are there',
    access: 'admin',
    body: Type.Object({ tariff: TariffName }),
    reply: ok({ company: AdminCompany }),
    errors: ['not_found'],
  },
  'POST /api/admin/pubs/:pubID/extend': {
    summary: 'Extends a publication, from the later of now and its present end',
    access: 'admin',
    body: Type.Object({
      days: Type.Integer({ minimum: 1, maximum: MOST_EXTENSION_DAYS }),
      /** A repeat with the same id adds nothing. */
      action_id: Type.Optional(Uuid),
    }),
    reply: ok({ pub: AdminPub }),
    errors: ['not_found', 'action_id_was_used'],
  },
  'GET /api/admin/couriers': {
    summary: 'Couriers with their balances; by name, e-mail, phone, Telegram name or ID',
    access: 'admin',
    query: Page,
    reply: ok({ couriers: Type.Array(AdminCourier), next: nullable(Id) }),
  },
  'POST /api/admin/couriers/:courierID/approve': {
    summary: 'Lets a courier take pool orders',
    access: 'admin',
    reply: ok({ courier: AdminCourier }),
    errors: ['courier_not_found'],
  },
  'POST /api/admin/couriers/:courierID/block': {
    summary: 'Stops a courier from taking orders',
    access: 'admin',
    reply: ok({ courier: AdminCourier }),
    errors: ['courier_not_found'],
  },
  'POST /api/admin/couriers/:courierID/settlements': {
    summary: 'Settles with a courier: one more line in the ledger',
    access: 'admin',
    body: Type.Object({
      amount: Type.Number({
        ...SignedAmount,
        description: 'Above 0 the courier paid, below 0 was paid',
      }),
      currency_id: Type.Optional(CurrencyId),
      note: Type.String({ maxLength: SETTLEMENT_NOTE_LENGTH }),
      /** A repeat with the same id is the same settlement. */
      action_id: Type.Optional(Uuid),
    }),
    reply: ok({ line: LedgerLine }),
    status: 201,
    errors: ['courier_not_found', 'validation_error', 'action_id_was_used'],
  },
  'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse': {
    summary: 'Takes a settlement back: one line of the opposite amount, once',
    access: 'admin',
    body: Type.Object({
      reason: Type.String({ maxLength: SETTLEMENT_NOTE_LENGTH }),
      /** A repeat with the same id is the same reversal. */
      action_id: Type.Optional(Uuid),
    }),
    reply: ok({ line: LedgerLine }),
    status: 201,
    errors: ['courier_not_found', 'not_found', 'settlement_already_reversed', 'action_id_was_used'],
  },
  'GET /api/admin/clients': {
    summary: 'Clients with an account; by name or phone',
    access: 'admin',
    query: Page,
    reply: ok({ clients: Type.Array(AdminClient), next: nullable(Id) }),
  },
  'DELETE /api/admin/clients/:clientID': {
    summary: 'Deletes a client’s account and makes their past orders anonymous',
    access: 'admin',
    reply: Plain,
    errors: ['not_found'],
  },
  'GET /api/admin/audit': {
    summary:
      'What administrators did, newest first; by e-mail, pub, action or subject. A search may give a short page with a `next`',
    access: 'admin',
    query: Page,
    reply: ok({ entries: Type.Array(AuditEntry), next: nullable(Id) }),
  },
} as const satisfies Record<string, RouteSpec>;
