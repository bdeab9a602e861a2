import { Type } from 'typebox';
import { DateTime, ok, type RouteTable } from '../routing/index.ts';
import { CalendarDay, LaterChange, LaterSettings, PubSlot } from './schemas.ts';

export const laterRoutes = {
  'PUT /api/company/:companyID/pubs/:pubID/later': {
    summary:
      'Changes how the pub takes orders for later, and how many it cooks at once; what is left out stays',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ later: LaterChange }),
    reply: ok({ later: LaterSettings }),
    errors: ['validation_error'],
  },
  'GET /api/company/:companyID/pubs/:pubID/slots': {
    summary: 'What is ordered for each slot of a working day, with those that are shut',
    access: 'pub',
    query: Type.Object({ date: CalendarDay }),
    reply: ok({ slots: Type.Array(PubSlot) }),
    errors: ['validation_error'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/slots': {
    summary: 'Shuts a slot that is not over, or opens it again; guests are offered the next one',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: Type.Object({ from: DateTime, is_shut: Type.Boolean() }),
    reply: ok({ slots: Type.Array(PubSlot, { description: 'Of its working day' }) }),
    errors: ['validation_error'],
  },
} as const satisfies RouteTable;
