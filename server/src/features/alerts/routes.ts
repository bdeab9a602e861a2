import type { CallBody } from '@comanda/contract';
import type { Alerts } from '@comanda/contract/alerts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../plumbing/http/app-error.ts';
import { findPushKey, type PushKey } from '../../plumbing/push/push-key.ts';
import { createPushSender } from '../../plumbing/push/push-sender.ts';
import type { Router } from '../../route.ts';
import type { PubScope } from '../../scopes.ts';
import type { OrderDeps } from '../orders/index.ts';
import { getPub, updatePub } from '../pubs/index.ts';
import type { AlertDeps } from './alert-deps.ts';
import { registerGuestPushes } from './guest/routes.ts';
import { handleUnopenedOrders } from './climb-ladder.ts';
import { reportDesk } from './desks/report-desk.ts';
import { testNotice } from './notices.ts';
import { pushToDevices } from './push-to-devices.ts';
import {
  deleteSubscription,
  deviceView,
  listSubscriptions,
  markShown,
  saveSubscription,
} from './subscriptions.ts';
import { loadHearing } from './unheard/load-hearing.ts';
import { handleLooks } from './unheard/look-at-pubs.ts';
import { handleWarnings } from './unheard/warning-task.ts';

/** The times of the ladder, or whether the pub wants to be warned. */
type AlertSettings =
  | CallBody<'PUT /api/company/:companyID/pubs/:pubID/alerts'>
  | { readonly warns_when_unheard: boolean };

async function loadAlerts(deps: AlertDeps, scope: PubScope): Promise<Alerts> {
  const pub = await getPub(deps.db, scope);
  const now = deps.clock.now();
  const devices = await listSubscriptions(deps.db, { pubId: scope.pubId, now });
  return {
    push_after_seconds: pub.push_after_seconds,
    telegram_after_seconds: pub.telegram_after_seconds,
    again_after_seconds: pub.again_after_seconds,
    warns_when_unheard: pub.warns_when_unheard,
    ...(await loadHearing(deps, pub)).view,
    push_key: deps.pushKey().publicKey,
    devices: devices.map(deviceView),
  };
}

async function saveSettings(
  deps: AlertDeps,
  scope: PubScope,
  settings: AlertSettings,
): Promise<{ alerts: Alerts }> {
  await deps.write(async (transaction) => {
    if (!(await updatePub(transaction, scope, settings))) throw new AppError('not_found');
  });
  return { alerts: await loadAlerts(deps, scope) };
}

/** The parts that send. The installation's key is read, or created, before the server listens. */
function withPush(deps: OrderDeps, app: FastifyInstance): AlertDeps {
  const { db, clock, settings } = deps;
  let key: PushKey | undefined;
  app.addHook('onReady', async () => {
    key = await findPushKey(db, clock.now());
  });
  const pushKey = (): PushKey => {
    if (!key) throw new Error('the server is not ready: it has no key for push alerts yet');
    return key;
  };
  const pushSender = createPushSender({
    pushKey,
    clock,
    subject: settings.publicUrl,
    extraHosts: settings.pushExtraHosts,
  });
  return { ...deps, pushKey, pushSender };
}

const base = '/api/company/:companyID/pubs/:pubID/alerts';

/** The open desks, and the warning of a pub that nobody would hear (docs/adr/0027-desks-and-unheard-pubs.md). */
function registerDeskCalls(router: Router, deps: AlertDeps): void {
  router.call(`GET ${base}/desks`, async ({ scope }) => ({
    hearing: (await loadHearing(deps, await getPub(deps.db, scope))).view,
  }));
  router.call(`PUT ${base}/desks/:deskKey`, async ({ scope, params: { deskKey }, body }) => {
    await reportDesk(deps, scope, { ...body, deskKey });
    return {};
  });
  router.call(`PUT ${base}/unheard-warning`, ({ scope, body }) => saveSettings(deps, scope, body));
}

/**
 * How a pub is alerted to orders that nobody has opened (devices with alerts, their tests, the times of the steps), and
 * guests of their own orders.
 */
export function registerAlerts(router: Router, given: OrderDeps, app: FastifyInstance): void {
  const deps = withPush(given, app);
  handleUnopenedOrders(app.tasks, deps);
  handleLooks(app.tasks, deps);
  handleWarnings(app.tasks, deps);
  registerGuestPushes(router, deps, app);
  registerDeskCalls(router, deps);
  router.call(`GET ${base}`, async ({ scope }) => ({ alerts: await loadAlerts(deps, scope) }));
  router.call(`PUT ${base}`, ({ scope, body }) => saveSettings(deps, scope, body));
  router.call(`POST ${base}/push-subscriptions`, async ({ scope, body }) => ({
    device: deviceView(await saveSubscription(deps, scope, body)),
  }));
  router.call(
    `DELETE ${base}/push-subscriptions/:subscriptionID`,
    async ({ scope, params: { subscriptionID } }) => {
      await deleteSubscription(deps, scope, subscriptionID);
      return {};
    },
  );
  router.call(`POST ${base}/test`, async ({ scope }) => {
    // As a write, so that the test of an administrator is recorded.
    const { id, name } = await deps.write((transaction) => getPub(transaction, scope));
    return { test: await pushToDevices(deps, id, testNotice({ id, name })) };
  });
  router.call('POST /api/push/:reportToken/shown', async ({ params: { reportToken } }) => {
    await markShown(deps, reportToken);
    return {};
  });
}
