import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aPub, type APub } from '../../../testing/builders/builders.ts';
import { aCourier } from '../../../testing/builders/order-builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Couriers without a sign-in, attached to a pub. */
async function attachMany({ pub }: APub, count: number): Promise<number[]> {
  const { rows } = await sql<{ courier_id: number }>`
    with made as (
      insert into account (role, email, password_hash, created_at)
      select 'courier', 'curier-' || ${pub.id}::integer || '-' || number || '@example.md', 'x', now()
      from generate_series(1, ${count}::integer) as number
      returning id
    ), couriers as (
      insert into courier (id, full_name, phone_number) select id, 'Ion Rusu', '+37360000000' from made
      returning id
    )
    insert into pub_courier (pub_id, courier_id, confirmed_at)
    select ${pub.id}::integer, id, now() from couriers
    returning courier_id
  `.execute(t.deps.db);
  return rows.map(({ courier_id }) => courier_id);
}

test('a pub attaches 200 couriers, also with several requests at once', async () => {
  const pub = await aPub(t);
  const attached = await attachMany(pub, 199);
  const couriers = [await aCourier(t), await aCourier(t), await aCourier(t)];
  const attach = (courier_id: number) =>
    t.send('POST /api/company/:companyID/pubs/:pubID/couriers', {
      params: pub.ids,
      as: pub.company,
      body: { courier_id },
    });
  const answers = await Promise.all(couriers.map(({ id }) => attach(id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refusal = {
    status: 409,
    body: { code: 'courier_limit_exceeded', facts: { limit: 200 } },
  };
  expect(answers.filter(({ status }) => status !== 201)).toMatchObject([refusal, refusal]);
  const [known = 0] = attached;
  expect((await attach(known)).status).toBe(201);
  await t.send('DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID', {
    params: { ...pub.ids, courierID: known },
    as: pub.company,
  });
  expect((await attach(known)).status).toBe(201);
});
