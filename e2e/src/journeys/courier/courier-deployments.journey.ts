import { expect, type Page } from '@playwright/test';
import { openList, orderCard, reserve, signInCourier } from '../../steps/courier/courier-steps.ts';
import {
  openVenue,
  orderDelivery,
  statusOf,
  scenarioOf,
} from '../../steps/courier/courier-venue.ts';
import { enrolCourier } from '../../steps/guest/delivery-steps.ts';
import { deploymentOf, deploymentsIn, openDeployments } from '../../stage/deployments.ts';
import {
  cacheProgram,
  cachedAddresses,
  storedGuests,
} from '../../steps/courier/stored-on-phone.ts';
import { russianOnly } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';

/** The deployments with files in the phone's caches. */
const keeps = async (person: Pick<Person, 'page'>): Promise<string[]> => {
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
const lookForWorker = (page: Page): Promise<unknown> =>
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
    async ({ stage, product }) => {
      const { calls } = stage;
      const site = await openDeployments(product.origin);
      const scenario = scenarioOf(language, 'inlocuita');
      const venue = await openVenue(calls, scenario);
      await enrolCourier(calls, scenario);
      const person = await stage.person('phone', language, site.origin);
      const { t, noise } = person;
      const context = person.page.context();
      const startAnew = async (): Promise<Person> => {
        const next = await context.newPage();
        for (const old of context.pages()) if (old !== next) await old.close();
        await next.goto('/courier/orders');
        await expect(next.getByRole('group', { name: t('couriers.filter') })).toBeVisible();
        return { ...person, page: next };
      };
      // The journey cuts the connection and removes files: the browser's messages about that are expected.
      noise.expect(/ERR_|WebSocket|Failed to load resource|Failed to fetch|service worker/i);

      await signInCourier(person, scenario);
      const order = await orderDelivery(person, calls, venue);
      await reserve(person, order);
      await cacheProgram(person);
      await expect
        .poll(() => storedGuests(person))
        .toHaveProperty(String(order), scenario.guest.name);

      // The server has its files no longer: the open page continues with the cached ones.
      site.deploy({ name: 'second' });
      await openStatement(person);
      expect(await deploymentsIn(person.page)).toEqual(['']);

      // Offline, the first deployment opens and accepts steps.
      await context.setOffline(true);
      const cellar = await startAnew();
      expect(await deploymentsIn(cellar.page)).toEqual(['']);
      await openList(cellar, 'active');
      await orderCard(cellar, order)
        .getByRole('button', { name: t('couriers.pick_up') })
        .click();
      await expect(orderCard(cellar, order)).toContainText(t('couriers.on_the_way'));
      expect(await statusOf(calls, venue, order)).toBe('preparing');

      // Online again, the second deployment opens and sends them.
      await context.setOffline(false);
      const second = await startAnew();
      expect(await deploymentsIn(second.page)).toEqual(['second']);
      await expect.poll(() => statusOf(calls, venue, order)).toBe('at_courier');
      await expect.poll(() => keeps(second)).toEqual(['second']);

      await context.setOffline(true);
      const kept = await startAnew();
      await openStatement(kept);
      expect(await deploymentsIn(kept.page)).toEqual(['second']);
      await context.setOffline(false);

      // A page whose parts cannot be loaded is not used; the complete cached one is.
      site.deploy({ name: 'third', arePartsLost: true });
      expect(await deploymentsIn((await startAnew()).page)).toEqual(['second']);
      site.deploy({ name: 'third' });
      const third = await startAnew();
      expect(await deploymentsIn(third.page)).toEqual(['third']);
      await expect.poll(() => keeps(third)).toEqual(['third']);

      // Two deployments at the same time: parts of one are not cached with the page of the other.
      site.deploy({ name: 'fourth', shell: 'third' });
      await lookForWorker(third.page);
      expect(await keeps(third)).toEqual(['third']);
      await context.setOffline(true);
      const whole = await startAnew();
      expect(await deploymentsIn(whole.page)).toEqual(['third']);
      await context.setOffline(false);
      await site.end();
    },
  );
}
