import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Calls } from '../../stage/calls.ts';
import { demoAdministrator, demoPassword } from '../../stage/people.ts';
import type { Person } from '../../stage/stage.ts';

const PASSWORD = 'parola-de-drum-1';

/** A word unique in the product, since journeys share one. */
const ownWord = () => `q${randomUUID().slice(0, 8)}`;

export async function signInToPlatform({ page, t }: Person): Promise<void> {
  await page.goto('/admin/auth/authentication');
  await page.getByLabel(t('accounts.email')).fill(demoAdministrator);
  await page.getByLabel(t('accounts.password')).fill(demoPassword);
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
  await expect(page).toHaveURL(/\/administration\/orders$/);
  await expect(page.getByText(t('ui.live'), { exact: true })).toBeVisible();
}

/**
 * Opens a section by its tab. The address changes before the screen does, and the earlier screen may have a
 * search field as well: it has gone when the tab is marked.
 */
export async function goToTab(
  { page, t }: Person,
  tab: 'orders' | 'companies' | 'couriers' | 'clients' | 'audit',
): Promise<void> {
  const link = page
    .getByRole('navigation', { name: t('administration.sections') })
    .getByRole('link', { name: t(`administration.tab_${tab}`) });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/administration/${tab}$`));
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Types into the search field; the address contains the text. The earlier list is replaced by then. */
export async function searchFor({ page }: Person, words: string): Promise<void> {
  const found = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('search') === words,
  );
  await page.getByRole('searchbox').fill(words);
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);
  await found;
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A separate company with one pub. */
export async function registerCompany(calls: Calls) {
  const word = ownWord();
  const { accesstoken: token } = await calls.call('POST /api/company', {
    body: {
      email: `${word}@exemplu.example`,
      password: PASSWORD,
      name: `Firma ${word}`,
      phone: '069123456',
      tariff: 'basic',
    },
  });
  const { company } = await calls.call('GET /api/company', { as: { accesstoken: token } });
  const { pub } = await calls.call('POST /api/company/:companyID/pubs', {
    params: { companyID: company.id },
    body: { name: `Bistro ${word}`, url_name: word },
    as: { accesstoken: token },
  });
  return { word, company, pub };
}

export async function registerCourier(calls: Calls) {
  const word = ownWord();
  const { accesstoken: token } = await calls.call('POST /api/courier', {
    body: {
      email: `${word}@curier.example`,
      password: PASSWORD,
      full_name: `Curier ${word}`,
      phone_number: '069765432',
    },
  });
  const { courier } = await calls.call('GET /api/courier', { as: { accesstoken: token } });
  return { word, courier, token };
}

export async function registerClient(calls: Calls) {
  const word = ownWord();
  const phone = `+3736${String(Date.now()).slice(-7)}`;
  const body = { name: `Oaspete ${word}`, phone, password: PASSWORD };
  await calls.call('POST /api/client', { body });
  return { word, ...body };
}
