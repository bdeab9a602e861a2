import { someOf } from '../../../../scripts/depth.ts';
import { recordAttempts } from '../../../../scripts/record-attempts.ts';
import { randomUUID } from 'node:crypto';
import { addressOf } from '@comanda/contract/client';
import { listCalls, routes } from '@comanda/contract';
import type { RouteSpec } from '@comanda/contract/routing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { everyRole, type EveryRole } from '../builders/every-role.ts';
import {
  aMarkedOrder,
  leakedMarkers,
  markedPrices,
  type MarkedOrder,
} from '../builders/marked-orders.ts';
import { databaseContent } from './database-content.ts';
import {
  foreignNames,
  foreignPaths,
  namingFields,
  statusesOf,
  type ForeignRequest,
} from './foreign-ids.ts';

let t: TestApp;
let victim: EveryRole;
let victimOrder: MarkedOrder;
let victimRows: Record<string, readonly string[]>;
let own: EveryRole;

beforeAll(async () => {
  t = await buildTestApp();
  victim = await everyRole(t, { prices: markedPrices });
  const marked = await aMarkedOrder(t, victim.pub);
  const { company, email } = victim.pub.company;
  const markers = [...marked.markers, company.name, email, victim.courier.email];
  victimOrder = { ...marked, markers };
  victimRows = await databaseContent(t.deps.db);
  own = await everyRole(t);
});
afterAll(() => t.close());

async function send({ name, role, params, query, body }: ForeignRequest) {
  const caller = own.callers[role];
  const { method, url } = addressOf(name, params, query);
  return t.app.inject({
    method,
    url,
    headers: {
      'idempotency-key': randomUUID(),
      ...(caller && 'accesstoken' in caller ? { accesstoken: caller.accesstoken } : {}),
    },
    ...(body ? { payload: body } : {}),
  });
}

const titleOf = ({ name, role, position }: ForeignRequest): string =>
  `${name} by ${role}, another’s ${position}`;

/**
 * Each statement has its own condition for the things of a pub. The company and the pub of a path are found in one place
 * for all calls, and so is the pub of an administrator, who then has the same scope.
 */
const hasOwnCondition = ({ role, position }: ForeignRequest): boolean =>
  role !== 'entered' && position !== 'companyID' && position !== 'pubID';

/** Tables of events, of which old rows are removed while the server runs. */
const isEvents = (table: string): boolean => table.startsWith('live_');

/** Every row of the other company is unchanged, and none has been added to its pub. */
async function expectNothingChanged(): Promise<void> {
  const now = await databaseContent(t.deps.db);
  const ofPub = (rows: readonly string[]) =>
    rows.filter((row) => row.includes(`"pub_id": ${victim.pub.pub.id},`));
  for (const [table, rows] of Object.entries(victimRows).filter(([name]) => !isEvents(name))) {
    const present = new Set(now[table]);
    expect(
      rows.filter((row) => !present.has(row)),
      table,
    ).toEqual([]);
    expect(ofPub(now[table] ?? []), table).toEqual(ofPub(rows));
  }
}

describe('the id of another company’s thing', () => {
  it('is not found at any position of any path, and shows and changes nothing', async () => {
    const requests = foreignPaths(own, { ...victim.ids, orderID: victimOrder.id });
    expect(requests.length).toBeGreaterThan(150);
    const others = requests.filter((request) => !hasOwnCondition(request));
    for (const request of [...requests.filter(hasOwnCondition), ...someOf(others, 8)]) {
      const { statusCode, payload } = await send(request);
      expect(statusesOf(request), `${titleOf(request)}: ${payload}`).toContain(statusCode);
      expect(leakedMarkers(payload, [victimOrder]), titleOf(request)).toEqual([]);
    }
    await expectNothingChanged();
    const work = 'the id of another’s thing at each position of each path, as each role';
    recordAttempts('walks', { work, tried: requests.length, refused: requests.length });
  });

  it('is refused in every query and body that names one', async () => {
    const orders = { ...victim.orders, reserved: victimOrder };
    const requests = foreignNames(own, { ...victim, orders });
    for (const request of requests) {
      const { statusCode, payload } = await send(request);
      expect(statusesOf(request), `${titleOf(request)}: ${payload}`).toContain(statusCode);
      expect(leakedMarkers(payload, [victimOrder]), titleOf(request)).toEqual([]);
    }
    expect(new Set(requests.map(({ position }) => position))).toEqual(
      new Set(Object.keys(namingFields)),
    );
    await expectNothingChanged();
    const work = 'the id of another’s thing in each field of a query or body that names one';
    const also = 'without effect: data of no other is shown, and no row of another changes';
    recordAttempts('walks', { work, tried: requests.length, also });
  });

  it('is tried in each field that names a thing', () => {
    const named = listCalls().flatMap((name) => {
      const { body, query }: RouteSpec = routes[name];
      return (
        JSON.stringify([body, query]).match(
          /(?<=")(?:\w+_ids?|id)(?=":\{)|(?<=")before(?=":\{)/g,
        ) ?? []
      );
    });
    // Ids that the client makes, the zones of a pub, a number of the table of currencies, and dishes and choices that
    // have to be in the order.
    const others = new Set([
      'action_id',
      // Of a bank.
      'client_id',
      'shape_id',
      'currency_id',
      'sold_out_dish_ids',
      'sold_out_choice_ids',
    ]);
    expect(new Set(named.filter((name) => !others.has(name)))).toEqual(
      new Set(Object.keys(namingFields)),
    );
  });
});
