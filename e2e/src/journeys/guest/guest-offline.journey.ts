import { expect, type Page } from '@playwright/test';
import { demoPub } from '../../stage/people.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';

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
  journey(`a cached menu stays readable offline, ${language}`, async ({ stage }) => {
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
    await expect(menu.getByRole('link').first()).toContainText(
      language === 'ro' ? 'Zeamă' : 'Зама',
    );

    await page.context().setOffline(false);
    await page.reload();
    await expect(menu.getByRole('link')).toHaveText(dishes);
    await expect(page.getByText(t('guest.page.offline'))).toBeHidden();
  });
}
