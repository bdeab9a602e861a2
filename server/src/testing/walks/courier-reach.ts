import { addressOf } from '@comanda/contract/client';
import { listCalls, routes, type Call } from '@comanda/contract';
import { listSockets, sockets, type SocketKey } from '@comanda/contract/live';
import type { RouteSpec } from '@comanda/contract/routing';
import type { TestApp } from '../app/build-test-app.ts';
import { knownFields } from '../builders/known-fields.ts';

type Ids = Readonly<Record<string, string>>;
type Token = { readonly accesstoken: string };

/**
 * Every call and socket that is open to a courier, or to everyone, with the data that it may show of an order
 * that is not theirs. A new one must be entered here after a check.
 */
export const courierReach: Readonly<Partial<Record<Call | SocketKey, string>>> = {
  'POST /api/company': 'nothing: registers',
  'POST /api/client': 'nothing: registers',
  'POST /api/courier': 'nothing: registers',
  'POST /api/client/delete-client': 'nothing: asks for a password',
  'POST /api/auth/login': 'nothing: asks for a password',
  'POST /api/auth/forgot-password': 'nothing: mails to the account’s own address',
  'POST /api/auth/reset-password': 'nothing: takes the token of a mail',
  'GET /api/account': 'nothing: their own account',
  'PUT /api/account': 'nothing: their own account',
  'POST /api/account/password': 'nothing: their own account',
  'POST /api/auth/logout': 'nothing',
  'POST /api/auth/refresh-token': 'nothing',
  'GET /api/client/pub/:pubUrlName': 'nothing: the menu',
  'GET /api/client/pub/:pubID/shipping': 'nothing: the settings',
  'GET /api/client/pub/:pubID/preorder': 'nothing: the settings',
  'POST /api/client/pub/:pubID/orders/quote': 'nothing: prices a basket',
  'POST /api/client/pub/:pubID/orders': 'nothing of another order',
  'GET /api/client/orders/:trackingToken':
    'everything to the holder of the link, which no courier receives',
  'POST /api/client/orders/:trackingToken/withdraw':
    'everything to the holder of the link, which no courier receives',
  'GET /api/courier': 'nothing: themselves',
  'GET /api/courier/:courierID': 'nothing: themselves',
  'PUT /api/courier/:courierID': 'nothing: themselves',
  'POST /api/courier/:courierID/image': 'nothing: themselves',
  'GET /api/courier/:courierID/pubs': 'nothing: which pubs have added them',
  'POST /api/courier/:courierID/pubs/:pubID/confirm': 'nothing',
  'POST /api/courier/:courierID/pubs/:pubID/decline': 'nothing',
  'GET /api/courier/:courierID/statement': 'the numbers of the orders that they delivered',
  'GET /api/courier/:courierID/settlements/:settlementID': 'nothing: what they were settled with',
  'POST /api/courier/:courierID/reserve-order': 'everything, once it is theirs',
  'POST /api/courier/:courierID/release-order': 'nothing',
  'POST /api/courier/:courierID/set-order-to-at-courier': 'everything, while it is theirs',
  'POST /api/courier/:courierID/set-order-to-completed': 'everything, while it is theirs',
  'POST /api/courier/:courierID/set-order-to-canceled': 'everything, while it is theirs',
  'POST /api/push/:reportToken/shown': 'nothing',
  'POST /api/print-bridge/pair': 'nothing: no courier gets a code',
  'POST /api/print-bridge/state': 'nothing without the token of a bridge',
  'POST /api/print-bridge/jobs/:jobID/claim': 'nothing without the token of a bridge',
  'POST /api/print-bridge/jobs/:jobID/result': 'nothing',
  '/ws/courier/:courierID':
    'the pub, the rough distance and the reward; everything once it is theirs',
  '/ws/client/order/:trackingToken':
    'everything to the holder of the link, which no courier receives',
};

const OPEN_TO_COURIERS = new Set<string>(['public', 'session', 'signed_in', 'account', 'courier']);

/** The names in the contract of the calls and sockets open to a courier. */
export function reachableByCouriers(): string[] {
  const calls = listCalls().filter((name) => OPEN_TO_COURIERS.has(routes[name].access));
  const live = listSockets().filter((path) => OPEN_TO_COURIERS.has(sockets[path].access));
  return [...calls, ...live];
}

/** The queries of all calls at once. */
const QUERY = { status: 'in-process', pubID: 1, price: 0 };

/** Every parameter without an id is 1. */
function paramsOf(name: string, ids: Ids): Ids {
  const params = [...name.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  return Object.fromEntries(params.map((param) => [param, ids[param] ?? '1']));
}

export type WalkAnswer = { readonly name: string; readonly status: number; readonly bytes: string };

/** Makes every call of the contract once with these ids; returns each response with its headers. */
export async function callEveryRoute(
  t: TestApp,
  as: Token,
  { ids, skip = [] }: { ids: Ids; skip?: readonly Call[] },
): Promise<WalkAnswer[]> {
  const received: WalkAnswer[] = [];
  // Leaving would end the session that the other calls use.
  const left = new Set<Call>(['POST /api/admin/leave-pub', ...skip]);
  for (const name of listCalls().filter((one) => !left.has(one))) {
    const spec: RouteSpec = routes[name];
    const fields = { order_id: Number(ids['orderID']), courier_id: 1, prepared: true };
    const { status, headers, body } = await t.sendRaw(name, {
      params: paramsOf(name, ids),
      query: { ...knownFields(spec.query, QUERY) },
      as,
      ...(name.startsWith('GET ') ? {} : { body: knownFields(spec.body, fields) ?? {} }),
    });
    received.push({ name, status, bytes: `${JSON.stringify(headers)}\n${JSON.stringify(body)}` });
  }
  return received;
}

/** The addresses of every socket of the contract with these ids. */
export function socketAddresses(as: Token, ids: Ids): { name: SocketKey; path: string }[] {
  return listSockets().map((name) => ({
    name,
    path: addressOf(`GET ${name}`, paramsOf(name, ids), { access_token: as.accesstoken }).url,
  }));
}
