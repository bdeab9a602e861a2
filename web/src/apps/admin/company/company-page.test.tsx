import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { CompanyPage } from './company-page.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

it('asks for payment for an expired pub, with a link to the tariffs', async () => {
  const company = { id: 3, tariff: 'pro', name: 'La Nuc SRL', email: 'a@b.md', phone: '' } as const;
  fakeApi({
    'GET /api/company': () => ({ ok: true, company }),
    'GET /api/company/:companyID/pubs': () => ({ ok: true, pubs: [aPub({ expired: true })] }),
  });
  draw(<CompanyPage />);
  const pay = page.getByRole('button', { name: text('accounts.pay_named', { name: 'La Nuc' }) });
  await pay.click();
  await expect
    .element(page.getByRole('dialog', { name: text('accounts.pay_for_pub', { name: 'La Nuc' }) }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(pay).toHaveFocus();

  const tariffs = page.getByRole('group', { name: text('accounts.your_tariff') });
  await expect
    .element(tariffs.getByRole('button', { name: text('accounts.tariff_pro') }))
    .toHaveAttribute('aria-pressed', 'true');
  await tariffs.getByRole('button', { name: text('accounts.tariff_business') }).click();
  await expect
    .element(
      page.getByRole('dialog', { name: text('accounts.tariff_named', { tariff: 'Business' }) }),
    )
    .toBeVisible();
});
