import type { FastifyInstance } from 'fastify';
import type { Router } from '../../../route.ts';
import type { AlertDeps } from '../alert-deps.ts';
import { subscribeGuest, unsubscribeGuest } from './subscribe-guest.ts';
import { handleGuestNews } from './notify-guest.ts';

/** The pushes to guests about their orders (docs/adr/0026-pushes-to-guests.md). */
export function registerGuestPushes(router: Router, deps: AlertDeps, app: FastifyInstance): void {
  handleGuestNews(app.tasks, deps);
  router.call('GET /api/client/push-key', async () => ({ push_key: deps.pushKey().publicKey }));
  router.call(
    'POST /api/client/orders/:trackingToken/push-subscriptions',
    async ({ params, body }) => {
      await subscribeGuest(deps, params.trackingToken, body);
      app.tasks.wake();
      return {};
    },
  );
  router.call(
    'POST /api/client/orders/:trackingToken/push-subscriptions/remove',
    async ({ params, body }) => {
      await unsubscribeGuest(deps, params.trackingToken, body.endpoint);
      return {};
    },
  );
}
