import { readFile } from 'node:fs/promises';
import type { GuestOrder } from '@comanda/contract/orders';
import { expect } from '@playwright/test';
import type { Calls } from '../../stage/calls.ts';
import {
  complete,
  expectDebt,
  openList,
  openOrders,
  orderCard,
  reserve,
} from '../../steps/courier/courier-steps.ts';
import {
  approve,
  COMMISSION,
  DISH_TOTAL,
  createTestPub,
  orderDelivery,
  scenarioOf,
  type TestPub,
} from '../../steps/courier/test-pub.ts';
import { ZONE_PRICE } from '../../steps/guest/delivery-steps.ts';
import { countRings, RINGS } from '../../steps/company/rings.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { PASSWORD, pictureFile, type Scenario } from '../../stage/scenarios.ts';
import { upload } from '../../steps/company/upload.ts';

/** A courier registers, and sees that the platform's approval is pending. */
async function register({ page, t, checkScreen }: Person, { courier }: Scenario): Promise<number> {
  await page.goto('/courier/registration');
  await page.getByLabel(t('couriers.full_name')).fill(courier.name);
  await page.getByLabel(t('couriers.phone')).fill(courier.phone);
  await page.getByLabel(t('accounts.email')).fill(courier.email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('accounts.repeat_password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('accounts.register') }).click();
  await expect(page).toHaveURL(/\/courier\/profile$/);
  await expect(page.getByText(t('couriers.standing_waits'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('couriers.waits_for_approval'))).toBeVisible();
  await checkScreen('courier-waits');
  const id = /ID (\d+)/.exec((await page.getByRole('main').textContent()) ?? '')?.[1];
  return Number(id);
}

type Added = { readonly pub: TestPub; readonly courierID: number };

/** The pub adds the courier by number and sees only a name until the courier confirms with one tap. */
async function confirmPub(person: Person, calls: Calls, { pub, courierID }: Added): Promise<void> {
  const { page, t, checkScreen } = person;
  const { companyID, pubID, token, scenario } = pub;
  const path = '/api/company/:companyID/pubs/:pubID/couriers';
  const inPub = { as: { accesstoken: token }, params: { companyID, pubID } };
  const full = { id: courierID, full_name: scenario.courier.name };
  const added = await calls.call(`POST ${path}`, { ...inPub, body: { courier_id: courierID } });
  expect(added.courier).toEqual({ ...full, is_confirmed: false });
  // The question appears at once on the open screen.
  const card = page.getByRole('region', {
    name: `${t('couriers.added_by')}: ${scenario.pub.name}`,
  });
  await expect(card).toBeVisible();
  await checkScreen('courier-added');
  await card.getByRole('button', { name: t('couriers.confirm_pub') }).click();
  await expect(
    page.getByText(t('couriers.pub_confirmed', { pub: scenario.pub.name })),
  ).toBeVisible();
  await expect(card).toBeHidden();
  const { couriers } = await calls.call(`GET ${path}`, inPub);
  expect(couriers).toEqual([
    expect.objectContaining({
      ...full,
      is_confirmed: true,
      phone_number: expect.stringMatching(/^\+373\d{8}$/),
    }),
  ]);
}

/** Fills in the profile; the save button is there only while there are unsaved changes. */
async function fillProfile({ page, t, checkScreen }: Person): Promise<void> {
  const save = page.getByRole('button', { name: t('ui.save') });
  const birthDate = page.getByLabel(t('couriers.birth_date'));
  const telegram = page.getByLabel(t('couriers.telegram'));
  await expect(birthDate).toHaveValue('2000-01-01');
  await expect(save).toBeHidden();
  await telegram.fill('@curier_de_noapte');
  await birthDate.fill('1998-03-05');
  await page.getByRole('button', { name: t('couriers.gender_female') }).click();
  await page.getByLabel(t('couriers.location')).fill('Botanica');
  await checkScreen('courier-profile-changed');
  await save.click();
  await expect(page.getByText(t('couriers.profile_saved'))).toBeVisible();
  await expect(telegram).toHaveValue('curier_de_noapte');
  await expect(save).toBeHidden();

  const picture = page.getByRole('button', { name: t('couriers.add_picture') });
  await upload(page, picture, pictureFile('cover'));
  await expect(page.getByRole('button', { name: t('couriers.change_picture') })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('complete', true);
  await page.reload();
  await expect(birthDate).toHaveValue('1998-03-05');
  await checkScreen('courier-profile');
}

/** Each line, its order, and the file for a spreadsheet. */
async function readStatement(person: Person, order: GuestOrder): Promise<void> {
  const { page, t, lei, checkScreen } = person;
  await page.getByRole('link', { name: t('ui.home') }).click();
  await expect(page).toHaveURL(/\/courier\/profile$/);
  await page.getByRole('link', { name: t('couriers.open_statement') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('couriers.statement'));
  const amount = lei(-COMMISSION).replace(/\sLei$/, '');
  const row = page.getByRole('row').filter({ hasText: t('couriers.line_debit') });
  await expect(row).toContainText(amount);
  await checkScreen('courier-statement');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('couriers.save_csv') }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.startsWith('\uFEFF')).toBe(true);
  const [head, line] = file.slice(1).split('\r\n');
  expect(head).toBe(
    (['date', 'time', 'order', 'what', 'note', 'amount', 'balance'] as const)
      .map((column) => t(`couriers.column_${column}`, { currency: 'Lei' }))
      .join(';'),
  );
  expect(line).toMatch(new RegExp(`^\\d{4}-\\d{2}-\\d{2};\\d{2}:\\d{2};${order.id};`));
  expect(line).toMatch(/;-10,00;-10,00$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main').getByText(courierName(person))).toBeVisible();
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: null });

  await page
    .getByRole('link', { name: t('couriers.order_number', { number: `#${order.number}` }) })
    .click();
  await expect(orderCard(person, order)).toBeInViewport();
  await page.goBack();
  await page.getByRole('button', { name: t('couriers.period_last_month') }).click();
  await expect(page.getByText(t('couriers.statement_empty'), { exact: true })).toBeVisible();
  await checkScreen('courier-statement-empty');
}

const courierName = ({ language }: Person) => scenarioOf(language, 'curier').courier.name;

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`a courier's first day, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const scenario = scenarioOf(language, 'curier');
    const pub = await createTestPub(calls, scenario);
    const person = await stage.person('phone', language);
    const { page, t, checkScreen } = person;
    await countRings(page);
    const courierID = await register(person, scenario);
    await openOrders(person);
    await confirmPub(person, calls, { pub, courierID });
    const order = await orderDelivery(person, calls, pub);
    await expect(page.getByText(t('couriers.no_available'))).toBeVisible();
    await checkScreen('courier-unapproved');
    // The lists change without a reload when the platform approves the courier.
    await approve(calls, courierID);
    await expect(orderCard(person, order)).toBeVisible();
    await expect(page.getByRole('button', { name: t('couriers.bell_armed') })).toBeVisible();
    await expect.poll(() => page.evaluate(RINGS)).toBeGreaterThan(0);

    await page.getByRole('link', { name: t('couriers.profile'), exact: true }).click();
    await expect(page).toHaveURL(/\/courier\/profile$/);
    await page.reload();
    await expect(page.getByText(t('couriers.standing_approved'))).toBeVisible();
    await fillProfile(person);

    await openOrders(person);
    await reserve(person, order);
    const card = orderCard(person, order);
    await expect(card.getByText(t('couriers.take_cash'))).toBeVisible();
    await expect(
      card.getByRole('link', { name: t('couriers.call_venue', { phone: '' }) }),
    ).toHaveAttribute('href', /^tel:\+373/);
    await card.getByRole('button', { name: t('couriers.map') }).click();
    const map = page.getByRole('dialog', {
      name: t('couriers.map_of', { number: `#${order.number}` }),
    });
    await expect(map.locator('.map-pin')).toHaveCount(2);
    await checkScreen('courier-map');
    await page.keyboard.press('Escape');
    await expect(map).toBeHidden();

    await card.getByRole('button', { name: t('couriers.pick_up') }).click();
    await expect(card).toContainText(t('couriers.on_the_way'));
    await checkScreen('courier-on-the-way');
    await complete(person, order, DISH_TOTAL + ZONE_PRICE);
    await expectDebt(person, COMMISSION);
    await readStatement(person, order);

    await page.goto('/courier/');
    await expect(page).toHaveURL(/\/courier\/profile$/);
    await page.getByRole('button', { name: t('accounts.log_out') }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  journey(
    `a courier cancels or releases an order that cannot be delivered, ${language}`,
    deep,
    async ({ stage }) => {
      const { calls } = stage;
      const scenario = scenarioOf(language, 'renunt');
      const pub = await createTestPub(calls, scenario);
      const person = await stage.person('phone', language);
      const { page, t } = person;
      await approve(calls, await register(person, scenario));
      await openOrders(person);
      const order = await orderDelivery(person, calls, pub);
      const card = orderCard(person, order);
      const ask = async (step: 'release' | 'cancel') => {
        await card.getByRole('button', { name: t(`couriers.${step}`) }).click();
        const popup = page.getByRole('dialog', {
          name: t(`couriers.${step}_question`, { number: `#${order.number}` }),
        });
        if (step === 'cancel') {
          await popup.getByLabel(t('orders.cancel_reason_not_reached')).check();
          await person.checkScreen('courier-cancel');
        }
        await popup.getByRole('button', { name: t(`couriers.${step}`) }).click();
      };
      await reserve(person, order);
      await ask('release');
      await expect(page.getByText(t('couriers.released'))).toBeVisible();
      await openList(person, 'available');
      await reserve(person, order);
      await ask('cancel');
      await expect(page.getByText(t('couriers.canceled'))).toBeVisible();
      await expect(page.getByText(t('couriers.no_active'))).toBeVisible();
      // A canceled order is in none of the lists and changes no balance.
      await openList(person, 'completed');
      await expect(card).toHaveCount(0);
      // The list is an entry of the browser's history: Back returns to it.
      await page.getByRole('link', { name: t('couriers.profile'), exact: true }).click();
      await expect(page).toHaveURL(/\/courier\/profile$/);
      await page.goBack();
      await expect(page.getByText(t('couriers.no_completed'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('couriers.no_completed'))).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(t('couriers.debt_none'));
    },
  );
}
