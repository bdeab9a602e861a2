import { randomUUID } from 'node:crypto';
import { aLinkedChat } from '../telegram/a-linked-chat.ts';
import { must, type Caller } from '@comanda/contract/client';

import { createAdministrator, startSession } from '../../features/accounts/index.ts';
import { companyIdOf } from '../../ids.ts';
import type { TestApp } from '../app/build-test-app.ts';
import { aDeskKey } from './a-desk-report.ts';
import { aPrinter, aTestPage } from '../printing/a-printer.ts';
import { aPayment } from './a-payment.ts';
import { aPushSubscription } from './a-push-subscription.ts';
import { PASSWORD, aClient, unique } from './builders.ts';
import { bankAccount } from '../mia/bank-simulator.ts';
import { anOptionGroup, anyNumber, giveGroups } from './option-builders.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  setStatus,
  type ACourier,
  type ADeliveringPub,
  type AnOrder,
} from './order-builders.ts';

export type Role = 'guest' | 'company' | 'courier' | 'client' | 'admin' | 'entered';

/** One caller of each role around one pub, and the id of everything that a path or a body may name. */
export type EveryRole = {
  readonly pub: ADeliveringPub;
  readonly courier: ACourier;
  /** One that waits for a courier, one that the courier has reserved. */
  readonly orders: { readonly waiting: AnOrder; readonly reserved: AnOrder };
  readonly callers: Readonly<Record<Role, Caller | undefined>>;
  readonly ids: Readonly<Record<string, string | number>>;
};

/** The pub gives both orders to the couriers; one of them is taken. */
async function handOut(
  t: TestApp,
  { pub, orders, courier }: Pick<EveryRole, 'pub' | 'orders' | 'courier'>,
) {
  for (const order of [orders.waiting, orders.reserved]) {
    await must(setStatus(t, pub, { order, to: 'preparing' }));
  }
  await t.call('POST /api/courier/:courierID/reserve-order', {
    params: courier.ids,
    as: courier,
    body: { order_id: orders.reserved.id },
  });
}

export async function everyRole(
  t: TestApp,
  settings: Parameters<typeof aDeliveringPub>[1] = {},
): Promise<EveryRole> {
  const email = `${unique('admin')}@example.md`;
  const adminId = await createAdministrator(t.deps, { email, password: PASSWORD });
  const body = { as: 'admin', email, password: PASSWORD } as const;
  const admin = await t.call('POST /api/auth/login', { body });
  const pub = await aDeliveringPub(t, settings);
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: { takes_dish_notes: true },
  });
  await t.call('PUT /api/company/:companyID/pubs/:pubID/mia', {
    params: pub.ids,
    as: pub.company,
    body: bankAccount,
  });
  const courier = await anApprovedCourier(t, admin);
  const client = await aClient(t);
  await t.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
    params: pub.ids,
    as: pub.company,
    body: { courier_id: courier.id },
  });
  const orders = {
    waiting: await anOrder(t, pub, { as: client }),
    reserved: await anOrder(t, pub),
  };
  await handOut(t, { pub, orders, courier });
  const { line } = await t.call('POST /api/admin/couriers/:courierID/settlements', {
    params: courier.ids,
    as: admin,
    body: { amount: 5, note: '' },
  });
  const { station } = await t.call('POST /api/company/:companyID/pubs/:pubID/stations', {
    params: pub.ids,
    as: pub.company,
    body: { name: unique('Post'), category_ids: [pub.categoryIds.categoryID] },
  });
  const group = await anOptionGroup(t, pub, {
    name: unique('Adaos'),
    rule: 'sum',
    choices: { Ardei: 5 },
  });
  const groups = [{ group_id: group.id, ...anyNumber }];
  await giveGroups(t, pub, { dishId: pub.dishes[0].id, groups });
  const { device } = await t.call(
    'POST /api/company/:companyID/pubs/:pubID/alerts/push-subscriptions',
    { params: pub.ids, as: pub.company, body: aPushSubscription() },
  );
  const entered = await startSession(t.deps, t.deps.db, {
    accountId: adminId,
    role: 'admin',
    entered: { pubId: pub.ids.pubID, companyId: companyIdOf(pub.ids.companyID) },
  });
  const { clients } = await t.call('GET /api/admin/clients', { query: {}, as: admin });
  const callers = { guest: undefined, company: pub.company, courier, client, admin, entered };
  const ids = {
    ...pub.categoryIds,
    ...courier.ids,
    dishID: pub.dishes[0].id,
    orderID: orders.waiting.id,
    paymentID: (await aPayment(t, pub, orders.waiting)).id,
    settlementID: line.id,
    stationID: station.id,
    groupID: group.id,
    choiceID: group.choices[0]?.id ?? 0,
    subscriptionID: device.id,
    deskKey: aDeskKey(),
    printerID: (await aPrinter(t, pub, { prints_by_itself: false })).id,
    jobID: await aTestPage(t, pub),
    receiptID: 1,
    chatID: await aLinkedChat(t, pub.ids),
    clientID: clients[0]?.id ?? 0,
    trackingToken: orders.waiting.trackingToken,
    pubUrlName: pub.pub.url_name,
    requestKey: randomUUID(),
  };
  return { pub, courier, orders, callers, ids };
}
