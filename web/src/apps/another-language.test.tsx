import type { PageOptions } from '@comanda/contract/guest-page';
import { allTexts, languages, preferredLanguage, type Language } from '@comanda/contract/texts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formatAmount } from '../lib/format/format.ts';
import { detectLanguage } from '../lib/i18n/detect-language.ts';
import { formatShortDay } from '../features/couriers/statement/period/period.ts';
import { toCsv } from '../features/couriers/statement/export/csv.ts';
import { fakeApi, refusal } from '../testing/fakes/fake-api.ts';
import { openApp } from '../testing/setup/open-app.tsx';
import { startTestTexts } from '../testing/setup/test-texts.ts';
import { loadersOf } from './guest/build/guest-texts-plugin.ts';
import { renderPubPage } from './guest/page/pub-page.tsx';
import { aPubPageData } from './guest/testing/a-pub-page-data.ts';
import { noAssets } from './guest/testing/no-assets.ts';

// One row in the table of languages and a column of texts, as for any other language.
vi.mock('../../../contract/src/languages/language-table.ts', async (original) => {
  const { languageTable } = await original<{ languageTable: object }>();
  const qx = { locale: 'en-IN', messengerLocale: 'qx_QX', pluralForms: ['one', 'other'] };
  return { languageTable: { ...languageTable, qx } };
});
vi.mock('../../../contract/src/texts/all-texts.ts', async (original) => {
  const { allTexts: texts } = await original<{
    allTexts: Record<string, { en: string | object }>;
  }>();
  const columnOf = (text: string | object) => (typeof text === 'string' ? `qx ${text}` : text);
  return {
    allTexts: Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, { ...text, qx: columnOf(text.en) }]),
    ),
  };
});

const QX = 'qx' as Language;

let close: () => Promise<void> = () => Promise.resolve();
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

it('is offered, and detected from the browser’s languages', () => {
  expect(languages).toContain('qx');
  expect(preferredLanguage(['de', 'qx-QX'])).toBe('qx');
  expect(detectLanguage(null, ['de', 'qx', 'ro'])).toBe('qx');
  expect(detectLanguage('qx', ['ro'])).toBe('qx');
});

it('formats numbers, times and tables by its row of the language table', () => {
  expect(formatAmount(123456.5, '€', QX)).toBe('1,23,456.50\u00A0€');
  expect(formatShortDay('2026-11-21T12:00:00Z', QX)).toMatch(/^Sat,? 21 November$/);
  expect(toCsv([['a,b', 1.5]], QX)).toBe('\uFEFF"a,b",1.50\r\n');
});

it('has its own texts in the islands of the guest’s page', () => {
  expect(loadersOf('checkout', languages)).toContain(
    `qx: () => import('virtual:guest-texts/checkout/qx')`,
  );
});

it('is a language of the guest’s page, also in its metadata', () => {
  const options: PageOptions = {
    language: QX,
    now: new Date('2026-11-20T17:00:00Z'),
    publicUrl: 'https://comanda.test',
    mapTilesUrl: '',
    assets: noAssets,
  };
  const drawn = new DOMParser().parseFromString(
    renderPubPage(aPubPageData(), options),
    'text/html',
  );
  const at = (selector: string) => drawn.querySelector(selector);
  expect(drawn.documentElement.lang).toBe('qx');
  expect(drawn.title).toMatch(/^qx /);
  expect(at('link[hreflang=qx]')?.getAttribute('href')).toMatch(/\?lang=qx$/);
  expect(at('meta[property="og:locale"]')?.getAttribute('content')).toBe('qx_QX');
  expect(at('.langs [aria-current]')?.textContent).toBe('QX');
});

it('is a language of the administration, chosen where the others are', async () => {
  startTestTexts(QX);
  fakeApi({ 'POST /api/auth/refresh-token': () => refusal(401, 'session_expired') });
  close = openApp('/admin/auth/authentication');
  const title = `qx ${allTexts['accounts.signing_in'].en}`;
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: `qx ${allTexts['ui.look'].en}` }).click();
  const chosen = page.getByRole('button', { name: 'QX', exact: true });
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
});
