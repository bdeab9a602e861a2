import { expect } from '@playwright/test';
import { barOf } from '../../steps/guest/basket-steps.ts';
import { demoPub } from '../../stage/people.ts';
import { romanianOnly } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';

for (const language of romanianOnly) {
  journey(`taps before the script has loaded take effect, ${language}`, async ({ stage }) => {
    const person = await stage.person('phone', language);
    const { page, t } = person;
    let releaseScripts = (): void => {};
    const released = new Promise<void>((resolve) => {
      releaseScripts = resolve;
    });
    await page.route(/\/pub\/_\/.*\.js$/, async (route) => {
      await released;
      await route.fallback();
    });
    await page.goto(`/pub/${demoPub}/?table=4`, { waitUntil: 'commit' });
    const dish = page.getByRole('main').getByRole('listitem').first();
    // Without a response users tap again; both taps count as one.
    await dish.getByRole('button').click();
    await dish.getByRole('button').click();
    await page.getByRole('button', { name: t('guest.page.search'), exact: true }).click();
    await expect(barOf(person)).toBeHidden();

    releaseScripts();
    await expect(barOf(person)).toContainText('1');
    await expect(dish.locator('output')).toHaveText('1');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
}
