import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aBasket, aDeliveringPub, tryOrder } from '../builders/order-builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const NEW_MENU = 'POST /api/company/:companyID/pubs/:pubID/menus';

it('an order is stored without characters that turn or cover the texts beside them', async () => {
  const pub = await aDeliveringPub(t);
  const body = aBasket(pub, {
    client_name: 'Ion \u202Eusur\u0007',
    comments: `a${'\u0301'.repeat(60)} \ud800 \u2067שלום</script><img onerror=alert(1)>{{7*7}}`,
    main_phone_number: '\u202A+373 69 111 222\u202C',
  });
  await must(tryOrder(t, pub, { body }));
  const { orders } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders', {
    params: pub.ids,
    as: pub.company,
    query: {},
  });
  const [order] = orders;
  expect(order).toMatchObject({
    client_name: 'Ion usur',
    comments: 'a\u0301\u0301\u0301\u0301 \uFFFD שלום</script><img onerror=alert(1)>{{7*7}}',
  });
  expect(JSON.stringify(order)).toContain('+37369111222');
});

it.each(['\u202E', '\u200B\u2060', '\u0007\u001B', '\u3164'])(
  'a name of which nothing can be seen is missing: %j',
  async (name) => {
    const { ids, company } = await aDeliveringPub(t);
    const body = { name, visible: true, place: 1 };
    expect(await t.send(NEW_MENU, { params: ids, as: company, body })).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'name', code: 'field_is_required' }] },
    });
  },
);

it('a password is compared as it was typed', async () => {
  const email = 'parola@example.md';
  const typed = 'o parolă \u202E destul de lungă';
  const account = { email, name: 'Compania', phone: '+37369000111', tariff: 'business' } as const;
  await t.call('POST /api/company', { body: { ...account, password: typed } });
  const signIn = async (password: string) =>
    (await t.send('POST /api/auth/login', { body: { as: 'company', email, password } })).status;
  expect(await signIn(typed)).toBe(200);
  expect(await signIn(typed.replace('\u202E', ''))).not.toBe(200);
});
