import { expect, type Page } from '@playwright/test';
import {
  addToBasket,
  countOn,
  lineOf,
  openCheckout,
  orderButton,
} from '../../steps/guest/basket-steps.ts';
import { demoPub } from '../../stage/people.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

const menuPath = `/pub/${demoPub}/`;

/** Waits until the worker has cached the page with all its files. */
async function waitUntilCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const addresses = await Promise.all(
          (await caches.keys()).map(async (name) => {
            const cache = await caches.open(name);
            return (await cache.keys()).map(({ url }) => url);
          }),
        );
        const cached = new Set(addresses.flat());
        const files = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/pub/_/assets/'));
        const pictures = [...document.images].filter(({ complete, src }) => complete && src !== '');
        return (
          [...cached].some((url) => url.includes('/pub/la-nuc/?')) &&
          [...cached].some((url) => url.includes('/pub/la-nuc/wifi.svg')) &&
          files.length > 3 &&
          files.every((name) => cached.has(name)) &&
          pictures.length > 3 &&
          pictures.every(({ currentSrc }) => cached.has(currentSrc))
        );
      }),
    )
    .toBe(true);
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`a cached menu stays readable offline, ${language}`, deep, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t, checkScreen, browserErrors } = person;
    const menu = page.getByRole('main');
    await page.goto(menuPath);
    const dishes = await menu.getByRole('link').allTextContents();
    await waitUntilCached(page);

    // Pictures outside the screen were never loaded.
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.context().setOffline(true);
    // The message is shown for a few seconds, which a slow phone may need for the rest.
    await page.goto(`${menuPath}?table=3`, { waitUntil: 'commit' });
    await expect(page.getByText(t('guest.page.offline'))).toBeVisible();
    await expect(menu.getByRole('link')).toHaveText(dishes);
    const picture = menu.getByRole('listitem').first().locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await checkScreen('guest-offline');
    // The Wi-Fi code was never opened before; it gives another phone at the table a connection.
    await page.getByText(t('guest.page.more'), { exact: true }).tap();
    const { pub } = await stage.calls.call('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: demoPub },
    });
    const code = page.getByRole('img', {
      name: t('guest.page.wifi_code_of', { network: pub.wifi_network }),
    });
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('guest.page.close') })
      .tap();
    await expect(code).toBeHidden();
    await page.getByRole('button', { name: t('guest.page.search') }).tap();
    await page.getByRole('searchbox').fill(language === 'ro' ? 'zeama' : 'зама');
    await expect(page.getByRole('dialog').getByRole('link').first()).toContainText(
      language === 'ro' ? 'Zeamă' : 'Зама',
    );

    await page.context().setOffline(false);
    await page.reload();
    await expect(menu.getByRole('link')).toHaveText(dishes);
    await expect(page.getByText(t('guest.page.offline'))).toBeHidden();
  });
}

/** A demo dish with a garnish that has to be chosen. */
const DISH = { ro: 'Pulpă de pui la grătar', ru: 'Куриное бедро на гриле' } as const;

/** The terms of deliveries are the last that the worker stores of the next steps. */
async function waitUntilNextStepsAreStored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      const addresses = await (await caches.open('comanda-menus-1')).keys();
      return addresses.some(({ url }) => url.endsWith('/preorder'));
    });
  await expect.poll(isStored).toBe(true);
}

for (const language of inOneLanguage('ro')) {
  journey(
    `a first visit is enough to choose and to order later, ${language}`,
    async ({ stage }) => {
      const person = await stage.person('phone', language);
      const { page, t, checkScreen, browserErrors } = person;
      const dish = DISH[language];
      const sheet = page.getByRole('dialog', { name: dish });
      await page.goto(menuPath);
      await waitUntilNextStepsAreStored(page);
      // The check of the screen reads style sheets of its own.
      browserErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|load preload assets/);
      await page.context().setOffline(true);

      await page.getByRole('button', { name: t('guest.page.account') }).click();
      const account = page.getByRole('dialog', { name: t('guest.account.title') });
      await expect(account).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(account).toBeHidden();
      await addToBasket(person, dish);
      await sheet.getByRole('radio').first().check();
      await checkScreen('guest-offline-options');
      await sheet.locator('[type=submit]').click();
      await expect(sheet).toBeHidden();

      const checkout = await openCheckout(person);
      await lineOf(checkout, dish)
        .getByRole('button', { name: t('guest.checkout.change') })
        .click();
      await expect(sheet.getByRole('radio').first()).toBeChecked();
      await sheet.locator('[type=submit]').click();
      await expect(sheet).toBeHidden();
      await checkout.getByRole('radio', { name: t('guest.checkout.delivery') }).check();
      await expect(checkout.getByLabel(t('guest.delivery.address'))).toBeVisible();
      await checkout.getByRole('radio', { name: t('guest.checkout.in_place') }).check();
      await checkout.getByLabel(t('guest.checkout.table'), { exact: true }).fill('7');
      await expect(checkout.getByText(t('guest.checkout.quote_failed'))).toBeVisible();
      await checkScreen('guest-offline-checkout');
      await orderButton(checkout, person).click();
      await expect(checkout.getByText(t('guest.checkout.retrying'))).toBeVisible();

      // Basket and order are still there in a page that was opened again, and the order is sent once.
      await page.goto(menuPath, { waitUntil: 'commit' });
      await expect(countOn(person, dish)).toHaveText('1');
      const again = await openCheckout(person);
      await expect(again.getByLabel(t('guest.checkout.table'), { exact: true })).toHaveValue('7');
      await orderButton(again, person).click();
      await expect(again.getByText(t('guest.checkout.retrying'))).toBeVisible();
      await page.context().setOffline(false);
      await expect(page).toHaveURL(/\/order\//);
      await expect(page.getByText(dish)).toBeVisible();
    },
  );
}
