import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages, type Language } from '@comanda/contract/texts';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';
import { demoCompany, demoPub } from './people.ts';
import { translateIn } from './language.ts';
import { onRail } from '../steps/company/pub-places.ts';

// The pictures of the README and of the start page, from a product that is running with its demo:
// node e2e/src/stage/take-pictures.ts http://localhost:3000 PASSWORD
// Each language signs in: with RATE_LIMIT_SCALE=0, and in the evening, since the times of the orders are in them.
const [, , origin = 'http://localhost:3000', password = ''] = process.argv;
const at = (folder: string) => fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
const readme = at('docs/pictures');
const startPage = at('web/src/features/accounts/landing/pictures');

type Options = { readonly quality?: number; readonly scale?: number };

/** Chromium itself writes WebP; the driver offers only PNG and JPEG. The scale of the device changes no picture. */
async function take(page: Page, file: string, { quality = 82, scale = 1 }: Options = {}) {
  const line = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }), scale };
  const { data } = await line.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  await writeFile(`${file}.webp`, Buffer.from(data, 'base64'));
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags],
});
const open = async (language: Language, look: BrowserContextOptions): Promise<Page> =>
  browser.newPage({
    baseURL: origin,
    locale: `${language}-MD`,
    timezoneId: 'Europe/Chisinau',
    // Slips drop on to the rail: a picture must not be taken during the animation.
    reducedMotion: 'reduce',
    ...look,
  });

async function openDesk(language: Language, look: BrowserContextOptions): Promise<Page> {
  const page = await open(language, look);
  const t = translateIn(language);
  await page.goto('/admin/auth/authentication');
  await page.getByLabel(t('accounts.email')).fill(demoCompany);
  await page.getByLabel(t('accounts.password')).fill(password);
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
  await page.getByRole('link', { name: t('pubs.edit_named', { name: 'La Nuc' }) }).click();
  await onRail({ page, t }, 'orders.orders').click();
  await page.getByRole('article').first().waitFor();
  // The browser lets the bell ring a moment after the press that opened the desk.
  await page.getByRole('button', { name: t('orders.sound_blocked') }).waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function openMenu(language: Language, look: BrowserContextOptions): Promise<Page> {
  const page = await open(language, look);
  await page.goto(`/pub/${demoPub}/?table=7`);
  await page.evaluate(() => document.fonts.ready);
  // A second visit has the fonts at once, like most visits.
  await page.reload({ waitUntil: 'networkidle' });
  return page;
}

await mkdir(readme, { recursive: true });
const wide = { viewport: { width: 1280, height: 800 } };
await take(await openDesk('ro', wide), `${readme}desk`);
const long = { viewport: { width: 360, height: 1040 } };
await take(await openMenu('ro', long), `${readme}guest`);

// Their sizes are those of `landing/pictures.ts`.
await mkdir(startPage, { recursive: true });
const small = (scale: number) => ({ quality: 64, scale });
for (const language of languages) {
  const phone = { viewport: { width: 360, height: 640 } };
  await take(await openMenu(language, phone), `${startPage}menu-${language}`, small(1.75));
  const screen = { viewport: { width: 1280, height: 720 } };
  const desk = await openDesk(language, screen);
  await take(desk, `${startPage}desk-${language}`, small(1.125));
  await desk.emulateMedia({ colorScheme: 'dark' });
  await take(desk, `${startPage}desk-${language}-dark`, small(1.125));
}
await browser.close();
