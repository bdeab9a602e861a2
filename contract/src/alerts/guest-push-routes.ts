import { Type } from 'typebox';
import { ok, Plain, readingLimit, type RouteTable } from '../routing/index.ts';
import { languages } from '../languages/languages.ts';
import { PushAddress } from './schemas.ts';

/** The tracking token of the order is the key, as on its page. */
export const guestPushRoutes = {
  'GET /api/client/push-key': {
    summary: 'The `applicationServerKey` with which the browser of a guest subscribes',
    access: 'public',
    openBy: 'public_data',
    showsCourier: 'nothing',
    ...readingLimit,
    reply: ok({ push_key: Type.String() }),
  },
  'POST /api/client/orders/:trackingToken/push-subscriptions': {
    summary:
      'Tells a device of its order: accepted with its time, another time, ready or on its way, canceled. The same address again renews its keys and language',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'by_its_link',
    perAddress: { max: 60, minutes: 1 },
    body: Type.Object({ ...PushAddress.properties, language: Type.Enum([...languages]) }),
    reply: Plain,
    status: 201,
    errors: [
      'validation_error',
      'order_not_found',
      'order_is_finished',
      'order_device_limit_exceeded',
    ],
  },
  'POST /api/client/orders/:trackingToken/push-subscriptions/remove': {
    summary: 'A device is told no more; a repetition changes nothing',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'nothing',
    perAddress: { max: 60, minutes: 1 },
    body: Type.Object({ endpoint: PushAddress.properties.endpoint }),
    reply: Plain,
    errors: ['order_not_found'],
  },
} as const satisfies RouteTable;
