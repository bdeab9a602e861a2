import { Type } from 'typebox';
import { Id, ok, Plain, type RouteTable } from '../routing/index.ts';
import { AddedByPub, PubCourier } from './schemas.ts';

/** The couriers that a pub attaches to deliver for it, and their answers. */
export const attachmentRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/couriers': {
    summary: 'The couriers attached to the pub; of those who have not confirmed only the name',
    access: 'pub',
    reply: ok({ couriers: Type.Array(PubCourier) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/couriers': {
    summary: 'Attaches a courier for the pub’s own deliveries',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: Type.Object({ courier_id: Id }),
    reply: ok({ courier: PubCourier }),
    status: 201,
    // Each valid number reveals a name: a pub adds a few, but must not collect a list of all.
    perAddress: { max: 90, minutes: 60 },
    perAccount: { max: 30, minutes: 60 },
    errors: ['courier_id_is_invalid', 'courier_limit_exceeded', 'too_many_unconfirmed_couriers'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID': {
    summary: 'Detaches a courier',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    reply: Plain,
    errors: ['courier_id_is_invalid'],
  },
  'GET /api/courier/:courierID/pubs': {
    summary: 'The pubs that have attached the courier, and which of them the courier has confirmed',
    access: 'courier',
    showsCourier: 'nothing',
    reply: ok({ pubs: Type.Array(AddedByPub) }),
  },
  'POST /api/courier/:courierID/pubs/:pubID/confirm': {
    summary: 'Confirms that the courier delivers for the pub, which may then see their contacts',
    access: 'courier',
    showsCourier: 'nothing',
    reply: Plain,
  },
  'POST /api/courier/:courierID/pubs/:pubID/decline': {
    summary:
      'Declines to deliver for the pub, which detaches the courier; reserved orders stay theirs',
    access: 'courier',
    showsCourier: 'nothing',
    reply: Plain,
  },
} as const satisfies RouteTable;
