import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const themes = ['light', 'dark'] as const;
const widths = [360, 1280] as const;
const HEIGHT = 800;
const HIGHEST = 2400;

/** Somewhere to put pictures of every screen; without it none is taken. */
const folder = process.env['SCREENSHOTS'];

/** Every rule of axe on the page as it stands, in both themes unless fewer are asked for. */
export async function expectNoAxeViolations(
  page: Page,
  asked: readonly (typeof themes)[number][] = themes,
): Promise<void> {
  for (const colorScheme of asked) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const told = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
    }));
    expect(told, `${page.url()} in the ${colorScheme} theme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Pictures of the page in both widths and themes, as high as it is; the page is left as it was. */
export async function snap(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(whole, HIGHEST) });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
        scale: 'css',
        animations: 'disabled',
      });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
