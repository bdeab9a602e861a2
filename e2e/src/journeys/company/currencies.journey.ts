import { expect } from '@playwright/test';
import type { Calls } from '../../stage/calls.ts';
import {
  openList,
  orderCard,
  reserve,
  signInCourier,
  type OrderOfPub,
} from '../../steps/courier/courier-steps.ts';
import {
  COMMISSION,
  DISH_TOTAL,
  createTestPub,
  orderDelivery,
  scenarioOf,
  type TestPub,
} from '../../steps/courier/test-pub.ts';
import { ZONE_PRICE } from '../../steps/guest/delivery-steps.ts';
import { demoAdministrator, demoPassword } from '../../stage/people.ts';
import { goToTab, searchFor, signInToPlatform } from '../../steps/platform/platform-steps.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { PASSWORD, type Scenario } from '../../stage/scenarios.ts';

const LEI = 1;
const EURO = 2;
const TOTAL = DISH_TOTAL + ZONE_PRICE;

const euroOf =
  ({ lei }: Person) =>
  (amount: number): string =>
    lei(amount).replace('Lei', '€');

async function hireCourier(calls: Calls, { courier }: Scenario): Promise<number> {
  const { accesstoken: token } = await calls.call('POST /api/courier', {
    body: {
      email: courier.email,
      password: PASSWORD,
      full_name: courier.name,
      phone_number: courier.phone,
    },
  });
  const { courier: hired } = await calls.call('GET /api/courier', { as: { accesstoken: token } });
  await calls.call('POST /api/admin/couriers/:courierID/approve', {
    as: { accesstoken: await calls.signIn(demoAdministrator, demoPassword) },
    params: { courierID: hired.id },
  });
  return hired.id;
}

async function setCurrency(calls: Calls, pub: TestPub, currency_id: number): Promise<void> {
  const { token, companyID, pubID } = pub;
  await calls.call('PUT /api/company/:companyID/pubs/:pubID', {
    as: { accesstoken: token },
    params: { companyID, pubID },
    body: { currency_id },
  });
}

/** The pub has changed its currency meanwhile: the courier collects the amount that the guest agreed to. */
async function deliverInEuro(person: Person, order: OrderOfPub): Promise<void> {
  const { page, t, checkScreen } = person;
  const euro = euroOf(person);
  const card = orderCard(person, order);
  await expect(card).toContainText(euro(ZONE_PRICE));
  await reserve(person, order);
  await expect(card).toContainText(euro(TOTAL));
  await expect(card).not.toContainText('Lei');
  await checkScreen('currency-active');
  await card.getByRole('button', { name: t('couriers.complete') }).click();
  const popup = page.getByRole('dialog', {
    name: t('couriers.complete_question', { number: `#${order.number}` }),
  });
  await expect(popup).toContainText(t('couriers.complete_note_cash', { amount: euro(TOTAL) }));
  await popup.getByRole('button', { name: t('couriers.complete') }).click();
  await expect(page.getByText(t('couriers.completed'))).toBeVisible();
  await openList(person, 'completed');
  await expect(card).toContainText(euro(TOTAL));
  await expect(page.getByText(euro(-COMMISSION)).first()).toBeVisible();
  await checkScreen('currency-completed');
}

/** Lines and balances in one currency at a time; a correction by the pub adds a line. */
async function readBothStatements(person: Person): Promise<void> {
  const { page, t, checkScreen } = person;
  await page.getByRole('link', { name: t('couriers.profile'), exact: true }).click();
  await checkScreen('currency-profile');
  await page.getByRole('link', { name: t('couriers.open_statement') }).click();
  const currencies = page.getByRole('group', { name: t('couriers.currency') });
  await expect(currencies.getByRole('button', { name: '€' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const correction = page.getByRole('row').filter({ hasText: t('couriers.line_correction') });
  await expect(correction).toContainText(new RegExp(`\\+${ZONE_PRICE}`));
  await expect(
    page.getByRole('columnheader', { name: t('couriers.column_amount', { currency: '€' }) }),
  ).toBeVisible();
  await checkScreen('currency-statement');
  await currencies.getByRole('button', { name: 'Lei' }).click();
  await expect(page.getByText(t('couriers.statement_empty'), { exact: true })).toBeVisible();
}

/** The platform pays its debt in the currency of that debt. */
async function settleInEuro(person: Person, { courier }: Scenario): Promise<void> {
  const { page, t, checkScreen } = person;
  const euro = euroOf(person);
  const owed = euro(ZONE_PRICE - COMMISSION);
  await signInToPlatform(person);
  await goToTab(person, 'couriers');
  await searchFor(person, courier.email);
  const row = page.getByRole('article').filter({ hasText: courier.email });
  await expect(row).toContainText(owed);
  await checkScreen('currency-couriers');
  await row.getByRole('link', { name: courier.name }).click();
  await expect(page.getByRole('region', { name: t('administration.balance') })).toContainText(owed);
  await checkScreen('currency-platform-statement');
  await page.getByRole('button', { name: t('administration.settle'), exact: true }).click();
  const popup = page.getByRole('dialog');
  await popup
    .getByRole('button', { name: t('administration.settle_all', { amount: owed }) })
    .click();
  await checkScreen('currency-settle');
  await popup.getByRole('button', { name: t('administration.settle'), exact: true }).click();
  await expect(popup).toBeHidden();
  const lines = page.getByRole('list', { name: t('administration.statement') });
  await expect(lines.getByRole('listitem').first()).toContainText(
    t('administration.line_settlement'),
  );
}

/** The courier sees the receipt in their own language. */
async function readReceipt(person: Person): Promise<void> {
  const { page, t, checkScreen } = person;
  await page.goto('/courier/statement?currency=2');
  const settled = page.getByRole('row').filter({ hasText: t('couriers.line_settlement') });
  await settled.getByRole('link').click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(
    `${t('couriers.receipt_platform_paid')} ${euroOf(person)(ZONE_PRICE - COMMISSION)}`,
  );
  await expect(sheet).toContainText(t('couriers.receipt_by_platform'));
  await checkScreen('currency-receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: t('couriers.print') })).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: null });
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(
    `an order in euro stays in euro, including its ledger lines, ${language}`,
    deep,
    async ({ stage }) => {
      const { calls } = stage;
      const scenario = scenarioOf(language, 'euro');
      const pub = await createTestPub(calls, scenario);
      await setCurrency(calls, pub, EURO);
      const courierID = await hireCourier(calls, scenario);
      const person = await stage.person('phone', language);
      await signInCourier(person, scenario);
      const order = await orderDelivery(person, calls, pub);
      await setCurrency(calls, pub, LEI);
      await deliverInEuro(person, order);
      await calls.call(
        'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-delivery-price',
        {
          as: { accesstoken: pub.token },
          params: { companyID: pub.companyID, pubID: pub.pubID, orderID: order.id },
          query: { price: 0 },
        },
      );
      await readBothStatements(person);
      await settleInEuro(await stage.person('desk', language), scenario);
      await readReceipt(person);
      const { courier } = await calls.call('GET /api/courier/:courierID', {
        as: { accesstoken: await calls.signIn(demoAdministrator, demoPassword) },
        params: { courierID },
      });
      expect(courier).toMatchObject({
        balance: 0,
        balances: [
          { currency_id: LEI, balance: 0 },
          { currency_id: EURO, balance: 0 },
        ],
      });
    },
  );
}
