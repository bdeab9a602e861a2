import { randomUUID } from 'node:crypto';
import type { Order } from '@comanda/contract/orders';
import { expect, type Page } from '@playwright/test';
import { callsFrom, type Calls } from '../../stage/calls.ts';
import { demoCompany, demoPassword, demoPub } from '../../stage/people.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { PASSWORD, scenarios, type Scenario } from '../../stage/scenarios.ts';

type DemoPub = { readonly companyID: number; readonly pubID: number; readonly token: string };

async function findDemoPub(calls: Calls): Promise<DemoPub> {
  const token = await calls.signIn(demoCompany, demoPassword);
  const { company } = await calls.call('GET /api/company', { as: { accesstoken: token } });
  const { pub } = await calls.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: demoPub },
  });
  return { companyID: company.id, pubID: pub.id, token };
}

/** A completed order at the table under the guest's own account. */
async function dine(
  page: Page,
  { guest }: Scenario,
  { calls, pub }: { calls: Calls; pub: DemoPub },
): Promise<number> {
  const { accesstoken } = await calls.call('POST /api/client', {
    body: { name: guest.name, phone: guest.phone, password: PASSWORD },
  });
  const { dishes } = await calls.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: demoPub },
  });
  const { order } = await callsFrom(page).call('POST /api/client/pub/:pubID/orders', {
    params: { pubID: pub.pubID },
    as: { accesstoken },
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'in_place',
      table_for_in_place_order: '12',
      client_name: guest.name,
      comments: guest.address,
      dishes: dishes.slice(0, 1).map(({ id }) => ({ dish_id: id, count: 2 })),
    },
  });
  await calls.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
    params: { companyID: pub.companyID, pubID: pub.pubID, orderID: order.id },
    query: { status: 'completed' },
    as: { accesstoken: pub.token },
  });
  return order.id;
}

async function readOrder(calls: Calls, { token, ...pub }: DemoPub, id: number): Promise<Order> {
  const name = 'GET /api/company/:companyID/pubs/:pubID/orders/:orderID';
  return (await calls.call(name, { as: { accesstoken: token }, params: { ...pub, orderID: id } }))
    .order;
}

/** A short phone, then a wrong password, then the right one. */
async function deleteAccount(person: Person, { guest }: Scenario): Promise<void> {
  const { page, t, checkScreen, browserErrors } = person;
  await page.goto('/admin/delete-client');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.delete_client'));
  await checkScreen('delete-client');

  const phone = page.getByLabel(t('accounts.your_phone'));
  const password = page.getByLabel(t('accounts.password'));
  const submit = page.getByRole('button', { name: t('accounts.delete_client_submit') });
  await phone.fill(guest.phone.slice(0, -1));
  await submit.click();
  await expect(phone).toHaveAccessibleDescription(t('accounts.delete_client_phone_invalid'));
  await expect(phone).toBeFocused();
  await checkScreen('delete-client-phone');

  await phone.fill(guest.phone);
  await password.fill('nu este aceasta');
  browserErrors.expect(/status of 401/);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(t('accounts.delete_client_refused'));
  await checkScreen('delete-client-refused');

  await password.fill(PASSWORD);
  await submit.click();
  await expect(page.getByRole('status')).toHaveText(t('accounts.delete_client_done'));
  await expect(phone).toHaveValue('+373 ');
  await expect(password).toHaveValue('');
  await checkScreen('delete-client-done');
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`a guest deletes their account, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const scenario = scenarios[language];
    const { guest } = scenario;
    const pub = await findDemoPub(calls);
    const person = await stage.person('phone', language);
    const id = await dine(person.page, scenario, { calls, pub });
    const before = await readOrder(calls, pub, id);
    expect(before).toMatchObject({ client_name: guest.name, comments: guest.address });

    await deleteAccount(person, scenario);
    const { revision } = before;
    const after = { ...before, revision: revision + 1, client_name: '', comments: '' };
    expect(await readOrder(calls, pub, id)).toEqual(after);
    // The phone is free: the same guest may register again.
    const { role } = await calls.call('POST /api/client', {
      body: { name: guest.name, phone: guest.phone, password: PASSWORD },
    });
    expect(role).toBe('client');
  });
}
