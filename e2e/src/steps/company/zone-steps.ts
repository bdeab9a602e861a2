import type { CallReply } from '@comanda/contract';
import { expect, type Locator } from '@playwright/test';
import type { Calls } from '../../stage/calls.ts';
import type { TestLanguage } from '../../stage/language.ts';
import type { Person } from '../../stage/stage.ts';

const PASSWORD = 'o-parola-lunga-de-probă';
export type Shapes = CallReply<'GET /api/client/pub/:pubID/shipping'>['shipping']['shapes'];

/** A separate company with one pub, which has no zones yet. */
export async function aPubForZones(
  calls: Calls,
  language: TestLanguage,
  name: string,
): Promise<{ email: string; token: string; companyID: number; pubID: number }> {
  const email = `${name}-${language}@livrare.example`;
  const { accesstoken: token } = await calls.call('POST /api/company', {
    body: {
      email,
      password: PASSWORD,
      name: `Livrări ${name} ${language}`,
      phone: '+37369123477',
      tariff: 'basic',
    },
  });
  const { company } = await calls.call('GET /api/company', { as: { accesstoken: token } });
  const { pub } = await calls.call('POST /api/company/:companyID/pubs', {
    as: { accesstoken: token },
    params: { companyID: company.id },
    body: { name: 'La hartă', url_name: `la-harta-${name}-${language}` },
  });
  return { email, token, companyID: company.id, pubID: pub.id };
}

export async function signIn({ page, t }: Person, email: string): Promise<void> {
  await page.goto('/admin/auth/authentication');
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
  await expect(page).toHaveURL(/\/admin\/company\/?$/);
}

export const button = ({ page }: Person, name: string): Locator =>
  page.getByRole('button', { name });

/** The zones stored on the server. */
export async function zonesOf(calls: Calls, pubID: number): Promise<Shapes> {
  const answer = await calls.call('GET /api/client/pub/:pubID/shipping', { params: { pubID } });
  return answer.shipping.shapes;
}

/** The request that saves the page's zones. */
export async function savedBy(
  { page }: Person,
  act: () => Promise<void>,
): Promise<{ shapes: Shapes; before: Shapes }> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/shipping')),
    act(),
  ]);
  return request.postDataJSON() as { shapes: Shapes; before: Shapes };
}
