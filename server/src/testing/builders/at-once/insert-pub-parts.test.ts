import type { Client } from '@comanda/contract/client';
import { expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../app/build-test-app.ts';
import { databaseContent } from '../../walks/database-content.ts';
import { aDeliveringPub } from '../order-builders.ts';

/** What is another one each time. */
const RANDOM =
  /[\da-f]{8}(?:-[\da-f]{4,12}){1,4}|\+3736\d{7}|(?<="(?:accesstoken|(?:password|token)_hash|version)": ?")[^"]+/g;

type Settings = NonNullable<Parameters<typeof aDeliveringPub>[1]>;

/** A pub on a new database, whose ids begin with 1: what its builder has, and all rows. */
async function built(settings: Settings, clientOf: (t: TestApp) => Client): Promise<unknown> {
  const t = await buildTestApp();
  try {
    const pub = await aDeliveringPub(clientOf(t), settings);
    // A change of the pub is recorded by each call; the keys are of each database.
    const { live_change: _, push_key: __, ...rows } = await databaseContent(t.deps.db);
    const content = Object.values(rows).map((ofTable) =>
      ofTable.map((row) => JSON.parse(row) as unknown),
    );
    return JSON.parse(JSON.stringify({ pub, content }).replaceAll(RANDOM, '…'));
  } finally {
    await t.close();
  }
}

it.each<Settings>([
  {},
  {
    prices: [80, 0.1, 99.99],
    price: 25.5,
    freeFrom: 300,
    deliveryType: 'delivery_service',
    commission: true,
  },
])('a pub that is inserted is the pub that the calls make: %j', async (settings) => {
  const inserted = await built(settings, (t) => t);
  const called = await built(settings, (t) => {
    const { deps: _, ...client } = t;
    return client;
  });
  expect(inserted).toEqual(called);
});
