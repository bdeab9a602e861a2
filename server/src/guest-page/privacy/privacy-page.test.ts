import { languages, translate, type Language } from '@comanda/contract/texts';
import { privacyTexts } from '@comanda/contract/guest-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppSettings, Deps } from '../../deps.ts';
import { buildTestApp } from '../../testing/app/build-test-app.ts';
import { buildGuestApp, type GuestApp } from '../../testing/app/build-guest-app.ts';
import { telegramThatAnswers } from '../../testing/telegram/telegram-that-answers.ts';
import { registerGuestPage } from '../routes.ts';
import type { Mailer } from '../../plumbing/mail/mailer.ts';

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp({ publicUrl: 'https://comanda.test' });
}, 120_000);
afterAll(() => t.close());

const titleIn = (language: Language) => translate(privacyTexts['privacy.title'], language);

/** The page's text of a server with other settings. */
async function pageWith(
  settings: Partial<AppSettings>,
  deps: Partial<Deps> = {},
  language: Language = 'en',
): Promise<string> {
  const app = await buildTestApp({
    settings,
    deps: (made) => ({ ...made, ...deps }),
    extend: (one, all) =>
      registerGuestPage(one, { ...all, findGuestOrder: () => Promise.resolve(undefined) }),
  });
  const { body } = await app.app.inject(`/privacy?lang=${language}`);
  await app.close();
  return body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('the page', () => {
  it.each(languages)('is in %s, as asked or as the browser prefers', async (language) => {
    for (const [url, headers] of [
      [`/privacy?lang=${language}`, {}],
      ['/privacy', { 'accept-language': language }],
    ] as const) {
      const page = await t.get(url, headers);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-language': language,
      });
      expect(page.body).toContain(`<html lang="${language}"`);
      expect(page.body).toContain(`<h1>${titleIn(language)}</h1>`);
      expect(page.body).not.toMatch(/\{\{|undefined|NaN|<script/);
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await t.get('/privacy?lang=ro');
    const again = await t.get('/privacy?lang=ro', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('names the authority, and a link to delete a guest’s account', async () => {
    const { body } = await t.get('/privacy?lang=ro');
    expect(body).toContain('Centrul Național pentru Protecția Datelor cu Caracter Personal');
    expect(body).toContain('https://datepersonale.md');
    expect(body).toContain('href="/admin/delete-client"');
  });
});

describe('the operator', () => {
  it('is named as the settings say, escaped', async () => {
    const operator = {
      name: 'Comanda <SRL>',
      address: 'str. Pușkin 1, Chișinău',
      email: 'date@comanda.md',
    };
    const app = await buildGuestApp({ privacy: { operator } });
    const { body } = await app.get('/privacy?lang=en');
    await app.close();
    expect(body).toContain('Comanda &lt;SRL&gt;');
    expect(body).toContain(operator.address);
    expect(body).toContain(`href="mailto:${operator.email}"`);
    expect(body).not.toContain('not given by the operator');
  });

  it('is honestly not given where a setting is missing', async () => {
    const page = await pageWith({ privacy: { operator: { name: 'Comanda SRL' } } });
    expect(page).toContain('Operator Comanda SRL');
    expect(page.match(/not given by the operator/g)).toHaveLength(2);
  });
});

describe('a changed setting changes the page', () => {
  it('the days of contacts, in the plural forms of the language', async () => {
    const contactDays = { courier: 1, company: 42, stored: 500 };
    expect(await pageWith({ contactDays })).toContain(
      'the courier sees your contacts for 1 day, the venue for 42 days. After 500 days they are deleted',
    );
    expect(await pageWith({ contactDays }, {}, 'ro')).toContain(
      'curierul vede contactele o zi, localul 42 de zile. După 500 de zile',
    );
    expect(await pageWith({ contactDays }, {}, 'ru')).toContain(
      'курьер видит контакты 1 день, заведение 42 дня. Через 500 дней',
    );
  });

  it('the days of backups', async () => {
    expect(await pageWith({ privacy: { operator: {}, backupDays: 9 } })).toContain(
      'for 9 days more',
    );
    expect(await pageWith({})).toContain('makes no backups by itself');
  });

  it('the hosts of tiles and pictures', async () => {
    const page = await pageWith({
      mapTilesUrl: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png',
      privacy: { operator: {}, pictureHost: 's3.example' },
    });
    expect(page).toContain('come from tiles.example once');
    expect(page).toContain('stored at s3.example.');
  });
});

it('a receiver that this server does not use is not named', async () => {
  const receivers = /Telegram, where|push service|come from|stored at|mail server/g;
  expect((await pageWith({ publicUrl: 'http://comanda.test' })).match(receivers)).toBeNull();
  const mailer: Mailer = { send: () => Promise.resolve() };
  const page = await pageWith(
    { publicUrl: 'https://comanda.test' },
    { telegram: telegramThatAnswers, mailer },
  );
  expect(new Set(page.match(receivers))).toEqual(
    new Set(['Telegram, where', 'push service', 'mail server']),
  );
});
