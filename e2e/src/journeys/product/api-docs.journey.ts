import { expect, type Page } from '@playwright/test';
import { romanianOnly } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags: string[] }>>>>;
};

/** The path of the call at the end of the page, which groups the calls by their tag. */
async function lastPath(page: Page): Promise<string> {
  const { paths } = (await (await page.request.get('/api/docs/json')).json()) as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ tags: [tag = ''] }) => ({ path, tag })),
  );
  const lastTag = [...new Set(calls.map(({ tag }) => tag))].at(-1);
  return calls.findLast(({ tag }) => tag === lastTag)?.path ?? '';
}

// At a press the page renders all calls again, which a busy machine does for half a minute: there is one.
journey.use({ actionTimeout: 120_000 });

for (const language of romanianOnly) {
  journey(
    `the calls are readable under the policy of their page, ${language}`,
    deep,
    async ({ stage }) => {
      // A violation of the policy is an error of the browser, and fails the journey.
      const { page } = await stage.person('desk', language);
      await page.goto('/api/docs/');
      const calls = page.locator('.opblock-summary-control');
      await expect(calls.first()).toBeVisible();
      // The page draws only the calls that are in view, and guesses the height of the others.
      const last = calls.filter({ hasText: await lastPath(page) }).last();
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(last).toBeInViewport({ timeout: 1_000 });
      }).toPass({ timeout: 40_000 });
      await last.click();
      await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
    },
  );
}
