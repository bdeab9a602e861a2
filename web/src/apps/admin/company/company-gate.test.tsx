import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { CompanyGate } from './company-gate.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

it('shows why the company could not be loaded, and the children after a successful retry', async () => {
  let isBroken = true;
  const company = { id: 3, tariff: 'pro', name: 'La Nuc SRL', email: 'a@b.md', phone: '' } as const;
  fakeApi({
    'GET /api/company': () =>
      isBroken ? refusal(500, 'something_went_wrong') : { ok: true, company },
  });
  draw(<CompanyGate>{({ name }) => <p>{name}</p>}</CompanyGate>);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('La Nuc SRL')).not.toBeInTheDocument();
  isBroken = false;
  await page.getByRole('button').click();
  await expect.element(page.getByText('La Nuc SRL')).toBeVisible();
});
