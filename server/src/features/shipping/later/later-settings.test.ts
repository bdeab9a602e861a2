import type { CallBody } from '@comanda/contract';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aPub } from '../../../testing/builders/builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('two people who save at once overwrite nothing of each other but the same field', async () => {
  const pub = await aPub(t);
  const of = { params: pub.ids, as: pub.company };
  const save = async (later: CallBody<`PUT ${typeof PUB}/later`>['later']) =>
    (await t.call(`PUT ${PUB}/later`, { ...of, body: { later } })).later;
  await save({ order_types: ['pick_up'], limits: { orders: 4 } });
  await Promise.all([
    save({ days_ahead: 3, limits: { value: 1_500.5 } }),
    save({ prints: 'at_once', limits: { orders: null } }),
    save({ limits: { dishes: 9 } }),
  ]);
  const saved = {
    ...DEFAULT_LATER,
    order_types: ['pick_up'],
    days_ahead: 3,
    prints: 'at_once',
    limits: { ...DEFAULT_LATER.limits, dishes: 9, value: 1_500.5 },
  };
  expect((await t.call(`GET ${PUB}`, of)).pub.later).toEqual(saved);
  expect(await save({})).toEqual(saved);
});
