import { addressOf } from '@comanda/contract/client';
import { listCalls, routes, type Call } from '@comanda/contract';
import { listSockets, type SocketKey } from '@comanda/contract/live';
import type { RouteSpec } from '@comanda/contract/routing';
import type { TestApp } from '../app/build-test-app.ts';
import { knownFields } from '../builders/known-fields.ts';

type Ids = Readonly<Record<string, string>>;
type Token = { readonly accesstoken: string };

/** The queries of all calls at once. */
const QUERY = { status: 'in-process', pubID: 1, price: 0 };

/** Every parameter without an id is 1. */
function paramsOf(name: string, ids: Ids): Ids {
  const params = [...name.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  return Object.fromEntries(params.map((param) => [param, ids[param] ?? '1']));
}

/** What a call can say of an order by: its path, its body. */
const ORDER_FIELDS = ['orderID', 'trackingToken', 'order_id'] as const;

export type Walk = {
  readonly ids: Ids;
  readonly skip?: readonly Call[];
  /** Only calls that name an order: the others answer the same for each order of a pub. */
  readonly namesOrder?: boolean;
  /** Only calls that name a courier: the others answer the same whichever courier is meant. */
  readonly namesCourier?: boolean;
};

const namesAny = (name: string, body: object | undefined, fields: readonly string[]): boolean =>
  fields.some((field) => name.includes(`:${field}`) || Object.hasOwn(body ?? {}, field));

function isWalked(name: string, body: object | undefined, walk: Walk): boolean {
  if (walk.namesOrder === true && !namesAny(name, body, ORDER_FIELDS)) return false;
  return walk.namesCourier !== true || namesAny(name, body, ['courierID']);
}

export type WalkAnswer = { readonly name: Call; readonly status: number; readonly bytes: string };

/** Makes every call of the contract once with these ids; returns each response with its headers. */
export async function callEveryRoute(t: TestApp, as: Token, walk: Walk): Promise<WalkAnswer[]> {
  const { ids, skip = [] } = walk;
  const received: WalkAnswer[] = [];
  // Leaving would end the session that the other calls use.
  const left = new Set<Call>(['POST /api/admin/leave-pub', ...skip]);
  for (const name of listCalls().filter((one) => !left.has(one))) {
    const spec: RouteSpec = routes[name];
    const fields = { order_id: Number(ids['orderID']), courier_id: 1, prepared: true };
    const sent = name.startsWith('GET ') ? undefined : (knownFields(spec.body, fields) ?? {});
    if (!isWalked(name, sent, walk)) continue;
    const { status, headers, body } = await t.sendRaw(name, {
      params: paramsOf(name, ids),
      query: { ...knownFields(spec.query, QUERY) },
      as,
      ...(sent && { body: sent }),
    });
    received.push({ name, status, bytes: `${JSON.stringify(headers)}\n${JSON.stringify(body)}` });
  }
  return received;
}

/** The addresses of every socket of the contract with these ids. */
export function socketAddresses(as: Token, walk: Walk): { name: SocketKey; path: string }[] {
  const walked = listSockets().filter((name) => isWalked(name, undefined, walk));
  return walked.map((name) => ({
    name,
    path: addressOf(`GET ${name}`, paramsOf(name, walk.ids), { access_token: as.accesstoken }).url,
  }));
}
