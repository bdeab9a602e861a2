import { expect, type Page } from '@playwright/test';
import { openList, orderCard, reserve, signInCourier } from '../../steps/courier/courier-steps.ts';
import {
  createTestPub,
  orderDelivery,
  statusOf,
  scenarioOf,
} from '../../steps/courier/test-pub.ts';
import { enrolCourier } from '../../steps/guest/delivery-steps.ts';
import { deploymentOf, deploymentsIn, openDeployments } from '../../stage/deployments.ts';
import {
  cacheProgram,
  cachedAddresses,
  storedGuests,
} from '../../steps/courier/stored-on-phone.ts';
import { russianOnly } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

/** The deployments with files in the phone's caches. */
const cachedDeployments = async (person: Pick<Person, 'page'>): Promise<string[]> => {
  const { addresses } = await cachedAddresses(person);
  const parts = addresses.filter((address) => /\.(js|css)$/.test(address));
  return [...new Set(parts.map(deploymentOf))];
};

/** A screen whose script this page has not loaded yet. */
async function openStatement({ page, t }: Person): Promise<void> {
  await page.getByRole('link', { name: t('couriers.profile') }).click();
  await page.getByRole('link', { name: t('couriers.open_statement') }).click();
  await expect(page.getByRole('heading', { name: t('couriers.statement') })).toBeVisible();
}

/** Checks for a new worker, and waits until it is installed or refused. */
const updateWorker = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/courier');
    const { installing } = (await registration?.update()) ?? {};
    await new Promise<void>((resolve) => {
      if (!installing) resolve();
      installing?.addEventListener('statechange', () => resolve());
    });
  });

for (const language of russianOnly) {
  journey(
    `a new deployment does not break a courier's open app, ${language}`,
    deep,
    async ({ stage, product }) => {
      const { calls } = stage;
      const site = await openDeployments(product.origin);
      const scenario = scenarioOf(language, 'inlocuita');
      const pub = await createTestPub(calls, scenario);
      await enrolCourier(calls, scenario);
      const person = await stage.person('phone', language, site.origin);
      const { t, browserErrors } = person;
      const context = person.page.context();
      const reopen = async (): Promise<Person> => {
        const next = await context.newPage();
        for (const old of context.pages()) if (old !== next) await old.close();
        await next.goto('/courier/orders');
        await expect(next.getByRole('group', { name: t('couriers.filter') })).toBeVisible();
        return { ...person, page: next };
      };
      // The journey cuts the connection and removes files: the browser's messages about that are expected.
      browserErrors.expect(
        /ERR_|WebSocket|Failed to load resource|Failed to fetch|service worker/i,
      );

      await signInCourier(person, scenario);
      const order = await orderDelivery(person, calls, pub);
      await reserve(person, order);
      await cacheProgram(person);
      await expect
        .poll(() => storedGuests(person))
        .toHaveProperty(String(order.id), scenario.guest.name);

      // The server has its files no longer: the open page continues with the cached ones.
      site.deploy({ name: 'second' });
      await openStatement(person);
      expect(await deploymentsIn(person.page)).toEqual(['']);

      // Offline, the first deployment opens and accepts steps.
      await context.setOffline(true);
      const offline = await reopen();
      expect(await deploymentsIn(offline.page)).toEqual(['']);
      await openList(offline, 'active');
      await orderCard(offline, order)
        .getByRole('button', { name: t('couriers.pick_up') })
        .click();
      await expect(orderCard(offline, order)).toContainText(t('couriers.on_the_way'));
      expect(await statusOf(calls, pub, order.id)).toBe('preparing');

      // Online again, the second deployment opens and sends them.
      await context.setOffline(false);
      const second = await reopen();
      expect(await deploymentsIn(second.page)).toEqual(['second']);
      await expect.poll(() => statusOf(calls, pub, order.id)).toBe('at_courier');
      await expect.poll(() => cachedDeployments(second)).toEqual(['second']);

      await context.setOffline(true);
      const offlinePage = await reopen();
      await openStatement(offlinePage);
      expect(await deploymentsIn(offlinePage.page)).toEqual(['second']);
      await context.setOffline(false);

      // A page whose parts cannot be loaded is not used; the complete cached one is.
      site.deploy({ name: 'third', arePartsLost: true });
      expect(await deploymentsIn((await reopen()).page)).toEqual(['second']);
      site.deploy({ name: 'third' });
      const third = await reopen();
      expect(await deploymentsIn(third.page)).toEqual(['third']);
      await expect.poll(() => cachedDeployments(third)).toEqual(['third']);

      // Two deployments at the same time: parts of one are not cached with the page of the other.
      site.deploy({ name: 'fourth', shell: 'third' });
      await updateWorker(third.page);
      expect(await cachedDeployments(third)).toEqual(['third']);
      await context.setOffline(true);
      const reopened = await reopen();
      expect(await deploymentsIn(reopened.page)).toEqual(['third']);
      await context.setOffline(false);
      await site.end();
    },
  );
}
