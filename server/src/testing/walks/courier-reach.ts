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

export type WalkAnswer = { readonly name: Call; readonly status: number; readonly bytes: string };

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
