import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { Landing } from './landing.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

it('each tariff leads to the registration with that tariff', async () => {
  const unmount = draw(<Landing />);
  for (const tariff of ['basic', 'pro', 'business'] as const) {
    const name = text('accounts.choose_tariff', { tariff: text(`accounts.tariff_${tariff}`) });
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAttribute('href', `/admin/auth/registration?tariff=${tariff}`);
  }
  unmount();
});

it('leads to the page of personal data at its foot', async () => {
  const unmount = draw(<Landing />);
  await expect
    .element(page.getByRole('link', { name: text('ui.your_data') }))
    .toHaveAttribute('href', '/privacy?lang=ro');
  unmount();
});
