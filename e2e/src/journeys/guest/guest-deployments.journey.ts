import { expect } from '@playwright/test';
import { addToBasket, closeCheckout, openCheckout } from '../../steps/guest/basket-steps.ts';
import { deploymentsIn, openDeployments } from '../../stage/deployments.ts';
import { demoPub } from '../../stage/people.ts';
import { romanianOnly } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

const menuPath = `/pub/${demoPub}/?table=7`;

for (const language of romanianOnly) {
  journey(
    `a new deployment does not break a guest's menu, ${language}`,
    deep,
    async ({ stage, product }) => {
      const site = await openDeployments(product.origin);
      const { page, t, browserErrors } = await stage.person('phone', language, site.origin);
      browserErrors.expect(/ERR_|Failed to load resource/);
      const menu = page.getByRole('main');
      const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
      await page.goto(menuPath);
      const dishes = await menu.getByRole('link').allTextContents();
      const [dish = ''] = dishes;
      await expect.poll(worker).toBe('activated');
      await addToBasket({ page, t }, dish);
      await openCheckout({ page, t });
      await closeCheckout({ page, t });

      // The cached menu opens offline, with the script of its own deployment.
      site.deploy({ name: 'second' });
      await page.context().setOffline(true);
      await page.reload();
      await expect(menu.getByRole('link')).toHaveText(dishes);
      await openCheckout({ page, t });
      expect(await deploymentsIn(page)).toEqual(['']);

      await page.context().setOffline(false);
      await page.reload();
      await openCheckout({ page, t });
      expect(await deploymentsIn(page)).toEqual(['second']);

      // A restart of the server does not affect open menus.
      site.deploy({ name: 'second', isAway: true });
      await page.reload();
      await expect(menu.getByRole('link')).toHaveText(dishes);
      await site.end();
    },
  );
}
