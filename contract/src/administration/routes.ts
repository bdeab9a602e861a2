import { MOST_EXTENSION_DAYS } from '@comanda/domain/pubs';
import { Type } from 'typebox';
import { SignedIn } from '../accounts/routes.ts';
import { TariffName } from '../accounts/schemas.ts';
import { Id, nullable, ok, Plain, SearchQuery, Uuid, type RouteTable } from '../routing/index.ts';
import {
  AdminClient,
  AdminCompany,
  AdminOrder,
  AdminPub,
  FailingTasks,
  PubNotAnswering,
} from './schemas.ts';
import { PLATFORM_ORDERS_SENT } from '../wire/index.ts';

export const administrationRoutes = {
  'GET /api/admin/orders': {
    summary: `The newest ${PLATFORM_ORDERS_SENT} in-process orders of every pub`,
    access: 'admin',
    query: Type.Object({ status: Type.Literal('in-process') }),
    reply: ok({ orders: Type.Array(AdminOrder) }),
  },
  'GET /api/admin/failing-tasks': {
    summary: 'Tasks of the server that fail, or that were not begun in time, by kind and error',
    access: 'admin',
    reply: ok({ tasks: Type.Array(FailingTasks) }),
  },
  'GET /api/admin/pubs-not-answering': {
    summary:
      'Pubs with an order that nobody has opened after its last alert, the longest waiting first',
    access: 'admin',
    reply: ok({ pubs: Type.Array(PubNotAnswering) }),
  },
  'POST /api/admin/get-pub-refresh-token': {
    summary: 'Enters a pub: the refresh cookie gets a session of one hour, for that pub only',
    access: 'admin',
    changesGuestPage: false,
    query: Type.Object({ pubID: Id }),
    reply: Plain,
    errors: ['not_found'],
  },
  'POST /api/admin/leave-pub': {
    summary: 'Leaves the entered pub: the refresh cookie gets a session of the administration',
    access: 'entered',
    reply: SignedIn,
  },
  'GET /api/admin/companies': {
    summary:
      'Companies with their pubs; searched by name, e-mail, phone, or name and address of a pub',
    access: 'admin',
    query: SearchQuery,
    reply: ok({ companies: Type.Array(AdminCompany), next: nullable(Id) }),
  },
  'POST /api/admin/companies/:companyID/tariff': {
    summary: 'Changes a company’s tariff; a smaller one deletes no pubs',
    access: 'admin',
    changesGuestPage: false,
    body: Type.Object({ tariff: TariffName }),
    reply: ok({ company: AdminCompany }),
    errors: ['not_found'],
  },
  'POST /api/admin/pubs/:pubID/extend': {
    summary: 'Extends a publication, from the later of today and its last day',
    access: 'admin',
    changesGuestPage: true,
    body: Type.Object({
      days: Type.Integer({ minimum: 1, maximum: MOST_EXTENSION_DAYS }),
      /** A repeated request with the same id adds nothing. */
      action_id: Type.Optional(Uuid),
    }),
    reply: ok({ pub: AdminPub }),
    errors: ['not_found', 'action_id_was_used'],
  },
  'GET /api/admin/clients': {
    summary: 'Clients with an account; searched by name or phone',
    access: 'admin',
    query: SearchQuery,
    reply: ok({ clients: Type.Array(AdminClient), next: nullable(Id) }),
  },
  'DELETE /api/admin/clients/:clientID': {
    summary: 'Deletes a client’s account and makes their past orders anonymous',
    access: 'admin',
    changesGuestPage: false,
    reply: Plain,
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
