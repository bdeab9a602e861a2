import { expect, type Page } from '@playwright/test';

const SMALL_PHONE = { width: 360, height: 740 };

/** At least two whole dishes on the first screen of a small phone; the page's width is restored. */
export async function expectTwoWholeDishes(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(SMALL_PHONE);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const bottoms = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom));
  expect(
    bottoms.filter((bottom) => bottom <= SMALL_PHONE.height).length,
    `the lower edges of the dishes: ${bottoms.slice(0, 3).join(', ')}`,
  ).toBeGreaterThanOrEqual(2);
  if (before) await page.setViewportSize(before);
}
