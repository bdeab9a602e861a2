import { Type } from 'typebox';
import { ok, Plain, sessionLimit, type RouteSpec } from '../routing/index.ts';
import {
  Alerts,
  DeskReport,
  Hearing,
  LadderTimes,
  NewPushSubscription,
  PushDevice,
  Reach,
} from './schemas.ts';

export const alertRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/alerts': {
    summary: 'How the pub is told about an order that nobody has opened',
    access: 'pub',
    reply: ok({ alerts: Alerts }),
  },
  'PUT /api/company/:companyID/pubs/:pubID/alerts': {
    summary: 'Saves the times; orders that wait already go by them too',
    access: 'pub',
    body: LadderTimes,
    reply: ok({ alerts: Alerts }),
  },
  'POST /api/company/:companyID/pubs/:pubID/alerts/push-subscriptions': {
    summary: 'Adds a device; the same address again renews its keys and name',
    access: 'pub',
    body: NewPushSubscription,
    reply: ok({ device: PushDevice }),
    status: 201,
    errors: ['validation_error', 'device_limit_exceeded'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/alerts/push-subscriptions/:subscriptionID': {
    summary: 'Removes a device',
    access: 'pub',
    reply: Plain,
    errors: ['not_found'],
  },
  'POST /api/company/:companyID/pubs/:pubID/alerts/test': {
    summary: 'Sends a test to every device and answers how many accepted it',
    access: 'pub',
    body: Type.Object({ channel: Type.Enum(['push']) }),
    perAccount: { max: 20, minutes: 10 },
    reply: ok({ test: Reach }),
  },
  'GET /api/company/:companyID/pubs/:pubID/alerts/desks': {
    summary: 'The open desks of the pub, and whether anybody would hear an order now',
    access: 'pub',
    reply: ok({ hearing: Hearing }),
  },
  'PUT /api/company/:companyID/pubs/:pubID/alerts/desks/:deskKey': {
    summary: 'A desk reports its state; the key is a UUID that its page has made',
    access: 'pub',
    body: DeskReport,
    reply: Plain,
    errors: ['validation_error', 'not_found'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/alerts/unheard-warning': {
    summary: 'Whether the company is told when the pub takes orders that nobody would hear',
    access: 'pub',
    body: Type.Object({ warns_when_unheard: Type.Boolean() }),
    reply: ok({ alerts: Alerts }),
  },
  'POST /api/push/:reportToken/shown': {
    summary: 'A device reports that it has shown an alert',
    access: 'public',
    ...sessionLimit,
    reply: Plain,
    errors: ['not_found'],
  },
} as const satisfies Record<string, RouteSpec>;
