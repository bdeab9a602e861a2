import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';
import { demoCompany, demoPub } from './people.ts';
import { localeOf, translateIn } from './language.ts';
import { onRail } from '../steps/company/pub-places.ts';

// The README's pictures, from a product that is running with its demo:
// node e2e/src/stage/take-pictures.ts http://localhost:3000 PASSWORD
const [, , origin = 'http://localhost:3000', password = ''] = process.argv;
const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const t = translateIn('ro');

/** Chromium itself writes WebP; the driver offers only PNG and JPEG. */
async function take(page: Page, name: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const { data } = await line.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await writeFile(`${folder}${name}.webp`, Buffer.from(data, 'base64'));
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags],
});
const common = {
  baseURL: origin,
  locale: localeOf('ro'),
  deviceScaleFactor: 2,
  // Slips drop on to the rail: a picture must not be taken during the animation.
  reducedMotion: 'reduce',
} as const;

await mkdir(folder, { recursive: true });
const desk = await browser.newPage({ ...common, viewport: { width: 1280, height: 800 } });
await desk.goto('/admin/auth/authentication');
await desk.getByLabel(t('accounts.email')).fill(demoCompany);
await desk.getByLabel(t('accounts.password')).fill(password);
await desk.getByRole('button', { name: t('accounts.sign_in') }).click();
await desk.getByRole('link', { name: t('pubs.edit_named', { name: 'La Nuc' }) }).click();
await onRail({ page: desk, t }, 'orders.orders').click();
await desk.getByRole('article').first().waitFor();
await desk.evaluate(() => document.fonts.ready);
await take(desk, 'desk');

const guest = await browser.newPage({ ...common, viewport: { width: 360, height: 1040 } });
await guest.goto(`/pub/${demoPub}/?table=7`);
await guest.evaluate(() => document.fonts.ready);
// A second visit has the fonts at once, like most visits.
await guest.reload({ waitUntil: 'networkidle' });
await take(guest, 'guest');
await browser.close();
