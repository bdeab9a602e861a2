import { Type } from 'typebox';
import { SignedIn } from '../accounts/routes.ts';
import { TariffName } from '../accounts/schemas.ts';
import { LedgerLine } from '../couriers/schemas.ts';
import { Id, nullable, ok, Plain, type RouteSpec } from '../routing/index.ts';
import { AdminClient, AdminCompany, AdminCourier, AdminOrder, AuditEntry } from './schemas.ts';

const Page = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 255 })),
  before: Type.Optional(Id),
});

export const administrationRoutes = {
  'GET /api/admin/orders': {
    summary: 'The newest in-process orders of every pub',
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
    summary: 'Companies with their pubs',
    access: 'admin',
    query: Page,
    reply: ok({ companies: Type.Array(AdminCompany), next: nullable(Id) }),
  },
  'POST /api/admin/companies/:companyID/tariff': {
    summary: 'Changes a company’s tariff',
    access: 'admin',
    body: Type.Object({ tariff: TariffName }),
    reply: ok({ company: AdminCompany }),
  },
  'POST /api/admin/pubs/:pubID/extend': {
    summary: 'Extends a publication, from the later of now and its present end',
    access: 'admin',
    body: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 3660 }) }),
    reply: Plain,
  },
  'GET /api/admin/couriers': {
    summary: 'Couriers',
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
    body: Type.Object({ amount: Type.Number(), note: Type.String({ maxLength: 1000 }) }),
    reply: ok({ line: LedgerLine }),
    status: 201,
    errors: ['courier_not_found', 'validation_error'],
  },
  'GET /api/admin/clients': {
    summary: 'Clients with an account',
    access: 'admin',
    query: Page,
    reply: ok({ clients: Type.Array(AdminClient), next: nullable(Id) }),
  },
  'DELETE /api/admin/clients/:clientID': {
    summary: 'Deletes a client’s account and makes their past orders anonymous',
    access: 'admin',
    reply: Plain,
  },
  'GET /api/admin/audit': {
    summary: 'What administrators did, newest first',
    access: 'admin',
    query: Page,
    reply: ok({ entries: Type.Array(AuditEntry), next: nullable(Id) }),
  },
} as const satisfies Record<string, RouteSpec>;
