import { Type } from 'typebox';
import { ok, type RouteTable } from '../routing/index.ts';
import { HoursRevision, PubHours } from './schemas.ts';

export const hoursRoutes = {
  'PUT /api/company/:companyID/pubs/:pubID/hours': {
    summary: 'Saves when the pub is open, delivers and hands orders over',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ hours: PubHours, revision: HoursRevision }),
    reply: ok({ hours: PubHours, revision: HoursRevision }),
    errors: ['validation_error', 'hours_changed_meanwhile'],
  },
} as const satisfies RouteTable;
