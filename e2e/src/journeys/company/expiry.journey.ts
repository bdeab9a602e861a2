import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { callsFrom, callsTo, type Calls } from '../../stage/calls.ts';
import { createTestPub, scenarioOf, type TestPub } from '../../steps/courier/test-pub.ts';
import { openSlip, setStatus, slipOf } from '../../steps/company/desk-steps.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { startServerWithClock } from '../../stage/start-product.ts';
import { signIn } from '../../steps/company/zone-steps.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const barOf = ({ page, t }: Person): Locator =>
  page.getByRole('complementary', { name: t('pubs.publication') });

const cardOf = ({ page }: Person, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function endOf(calls: Calls, { token, companyID, pubID }: TestPub): Promise<number> {
  const at = { as: { accesstoken: token }, params: { companyID, pubID } };
  const { pub } = await calls.call('GET /api/company/:companyID/pubs/:pubID', at);
  return Date.parse(pub.expiration_time_utc);
}

/** No warning yet: neither in the list of pubs nor inside. */
async function expectNoWarning(person: Person, { pubID, scenario }: TestPub): Promise<void> {
  const { page, t } = person;
  const { name } = scenario.pub;
  await page.goto('/admin/company');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText(t('pubs.days_left', { count: 8 }))).toHaveCount(0);
  await page.goto(`/admin/pub/${pubID}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(barOf(person)).toHaveCount(0);
}

/** In the list of pubs, then at the top of the pub's own screen, with a payment link; returns its colour. */
async function expectWarning(
  person: Person,
  { pubID, scenario }: TestPub,
  words: string,
): Promise<string> {
  const { page, t } = person;
  const { name } = scenario.pub;
  const pay = t('accounts.pay_named', { name });
  await page.goto('/admin/company');
  const card = cardOf(person, name);
  await expect(card.getByText(words, { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: pay })).toBeVisible();
  await page.goto(`/admin/pub/${pubID}`);
  const bar = barOf(person);
  await expect(bar.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText(t('pubs.ends_soon'))).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: pay })).toBeInViewport({ ratio: 1 });
  return bar.evaluate((element) => getComputedStyle(element).backgroundColor);
}

const orderAtTable = ({ page }: Person, { pubID, dishID, scenario }: TestPub) =>
  callsFrom(page).send('POST /api/client/pub/:pubID/orders', {
    params: { pubID },
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'in_place',
      table_for_in_place_order: '4',
      client_name: scenario.guest.name,
      dishes: [{ dish_id: dishID, count: 1 }],
    },
  });

/** Guests read the menu and order; gives the number of the order. */
async function orderWhilePublished(guest: Person, pub: TestPub): Promise<number> {
  const { page } = guest;
  const { pub: facts, dishes } = pub.scenario;
  await page.goto(`/pub/${facts.urlName}/`);
  await expect(page.getByRole('link', { name: dishes[0].name, exact: true })).toBeVisible();
  const placed = await orderAtTable(guest, pub);
  const { order } = placed.reply();
  return order.number;
}

/** The same address shows the pub's name and no menu; an order is refused. */
async function expectNotPublished(guest: Person, pub: TestPub): Promise<void> {
  const { page, t } = guest;
  const { pub: facts, dishes } = pub.scenario;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(facts.name);
  await expect(page.getByRole('heading', { name: t('guest.page.expired') })).toBeVisible();
  await expect(page.getByText(dishes[0].name)).toHaveCount(0);
  const refused = await orderAtTable(guest, pub);
  expect(refused.body).toMatchObject({ ok: false, code: 'pub_expired' });
}

/** From the card of the expired pub to its desk, where the order in process is completed. */
async function finishOrder(
  desk: Person,
  { pubID, scenario }: TestPub,
  number: number,
): Promise<void> {
  const { page, t, checkScreen } = desk;
  const { name } = scenario.pub;
  await page.goto('/admin/company');
  const card = cardOf(desk, name);
  await expect(card.getByText(t('pubs.expired'), { exact: true })).toBeVisible();
  await checkScreen('company-expired-in-process');
  await card.getByRole('link', { name: t('pubs.orders_in_process', { count: 1 }) }).tap();
  await expect(page).toHaveURL(new RegExp(`/admin/pub/${pubID}/orders$`));
  const bar = barOf(desk);
  await expect(bar.getByText(t('pubs.expired'), { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText(t('pubs.has_ended'))).toBeVisible();
  await expect(slipOf(desk, number)).toBeVisible();
  await openSlip(desk, number);
  await setStatus(desk, 'preparing');
  await setStatus(desk, 'completed');
  await page.goto('/admin/company');
  await expect(card.getByText(t('pubs.expired'), { exact: true })).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(
    `a pub’s publication ends after warnings, and its open order is completed, ${language}`,
    deep,
    async ({ stage, baseURL }) => {
      const address = new URL(baseURL ?? '');
      address.port = String(Number(address.port) + 3);
      const { origin } = address;
      const product = await startServerWithClock(origin, { args: ['--no-demo'], env: {} });
      try {
        const calls = callsTo(origin);
        const pub = await createTestPub(calls, scenarioOf(language, 'expiry'));
        const { owner } = pub.scenario;
        const endMs = await endOf(calls, pub);
        const desk = await stage.person('phone', language, origin);
        const guest = await stage.person('phone', language, origin);
        const { page, t, checkScreen } = desk;
        const moveTo = async (time: number): Promise<void> => {
          // An open screen would send requests with an expired token.
          await page.goto('about:blank');
          await product.moveClock(new Date(time));
        };
        /** Noon of the day that is the given number of days before the last one. */
        const moveToDay = (left: number): Promise<void> =>
          moveTo(endMs - left * DAY_MS - 12 * HOUR_MS);

        await moveToDay(8);
        await signIn(desk, owner.email);
        await expectNoWarning(desk, pub);
        const colours = new Set<string>();
        for (const left of [7, 3, 1] as const) {
          await moveToDay(left);
          const words = t('pubs.days_left', { count: left });
          colours.add(await expectWarning(desk, pub, words));
          await checkScreen(`pub-home-${left}-days-left`);
        }
        // Each warning is more urgent than the one before.
        expect(colours.size).toBe(3);

        await moveTo(endMs - 10 * MINUTE_MS);
        await expectWarning(desk, pub, t('pubs.last_day'));
        const number = await orderWhilePublished(guest, pub);
        await moveTo(endMs + MINUTE_MS);
        await expectNotPublished(guest, pub);
        await finishOrder(desk, pub, number);
        // An open screen would send requests to the stopped product.
        await guest.page.goto('about:blank');
        await page.goto('about:blank');
      } finally {
        await product.end();
      }
    },
  );
}
