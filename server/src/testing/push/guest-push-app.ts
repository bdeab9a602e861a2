import { must } from '@comanda/contract/client';
import type { NewOrder } from '@comanda/contract/orders';
import type { Language } from '@comanda/contract/texts';
import { startPushService } from '../../plumbing/push/testing/push-service.ts';
import { buildTestApp } from '../app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../builders/order-builders.ts';

const START = '2026-11-20T16:20:00.000Z';
const SUBSCRIBE = 'POST /api/client/orders/:trackingToken/push-subscriptions';

type Shown = { readonly title: string; readonly body: string; readonly navigate: string };
export type GuestPushApp = Awaited<ReturnType<typeof buildGuestPushApp>>;

/** The real server with a push service on loopback, and what the devices of guests receive from it. */
export async function buildGuestPushApp() {
  const service = await startPushService();
  const t = await buildTestApp({ settings: { pushExtraHosts: [service.host] } });
  const { db } = t.deps;

  async function aDevice({ trackingToken }: AnOrder, language: Language = 'en'): Promise<string> {
    const address = service.subscribe();
    await must(t.send(SUBSCRIBE, { params: { trackingToken }, body: { ...address, language } }));
    return address.endpoint;
  }
  const pushes = (): Shown[] =>
    service.received.map(({ text }) => (JSON.parse(text) as { notification: Shown }).notification);

  return {
    t,
    service,
    /** Before each test, at 18:20 in Chișinău: no push, no task, and a pub of its own. */
    begin: async (): Promise<ADeliveringPub> => {
      t.clock.set(START);
      service.behave(201);
      service.received.length = 0;
      await db.deleteFrom('task').execute();
      return aDeliveringPub(t);
    },
    aDevice,
    /** An order whose guest has one device. */
    toldOrder: async (
      pub: ADeliveringPub,
      order: Partial<NewOrder> = {},
      language?: Language,
    ): Promise<AnOrder> => {
      const placed = await anOrder(t, pub, order);
      await aDevice(placed, language);
      await t.app.tasks.runDue();
      return placed;
    },
    /** Does what is due after so many seconds from the clock's time. */
    pass: async (seconds = 8): Promise<void> => {
      t.clock.set(new Date(t.clock.now().getTime() + seconds * 1_000).toISOString());
      await t.app.tasks.runDue();
    },
    pushes,
    titles: () => pushes().map(({ title }) => title),
    devices: async ({ id }: AnOrder) =>
      db.selectFrom('guest_push_subscription').where('order_id', '=', id).selectAll().execute(),
    tasks: async () =>
      db.selectFrom('task').where('kind', '=', 'guest_news').selectAll().orderBy('key').execute(),
    close: async () => {
      await t.close();
      service.close();
    },
  };
}
