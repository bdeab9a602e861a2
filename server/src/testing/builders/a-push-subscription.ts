import type { CallBody } from '@comanda/contract';
import { NO_PUSH_SERVICE } from '../app/build-test-app.ts';
import { unique } from './builders.ts';

/** A device of a pub, as its browser sends it; nothing answers at its address. */
export function aPushSubscription(): CallBody<'POST /api/company/:companyID/pubs/:pubID/alerts/push-subscriptions'> {
  return {
    endpoint: `http://${NO_PUSH_SERVICE}/${unique('device')}`,
    p256dh:
      'BNjbFidaKnwEriJUmGGwyQ9RcDpi1DiCZxpYbHd0dmz6_ES6_JYnugL0xMIJG_-CftEuiAUFg9AmNOt69Etz0Rs',
    auth: 'WqW5UDMohNAntI8o4Bu_ew',
    device: 'Chrome, Android',
    language: 'ro',
  };
}
