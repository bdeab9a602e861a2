import { expect } from '@playwright/test';
import { listCalls } from '@comanda/contract';
import { romanianOnly } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';

for (const language of romanianOnly) {
  journey(
    `the calls are readable under the policy of their page, ${language}`,
    async ({ stage }) => {
      // A violation of the policy is an error of the browser, and fails the journey.
      const { page } = await stage.person('desk', language);
      await page.goto('/api/docs/');
      const calls = page.locator('.opblock-summary-control');
      await expect(calls.nth(listCalls().length - 1)).toBeVisible();
      await calls.first().click();
      await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
    },
  );
}
