import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts } from '../../testing/setup/test-texts.ts';
import { Debts, ShortDebts } from './debts.tsx';

beforeAll(() => {
  startTestTexts('en');
});

const lei = (balance: number) => ({ currency_id: 1, balance });
const euro = (balance: number) => ({ currency_id: 2, balance });
const shownText = () => page.getByTestId('debts').element().textContent.replaceAll('\u00A0', ' ');

it.each([
  ['courier', [lei(-120)], 'You owe the platform 120.00 Lei'],
  ['courier', [lei(85)], 'The platform owes you 85.00 Lei'],
  ['platform', [lei(-120)], 'The courier owes us 120.00 Lei'],
  ['platform', [lei(85)], 'We owe the courier 85.00 Lei'],
  ['courier', [lei(0), euro(-3)], 'You owe the platform €3.00'],
  ['platform', [lei(0), euro(0)], 'Settled, nothing open'],
] as const)('shows to the %s %j as a text', (reader, balances, words) => {
  draw(
    <p data-testid="debts">
      <Debts balances={balances} reader={reader} />
    </p>,
  );
  expect(shownText().trim()).toBe(words);
});

it('shows every currency on its own line', () => {
  draw(
    <p data-testid="debts">
      <Debts balances={[lei(-120), euro(85)]} reader="courier" />
    </p>,
  );
  expect(shownText()).toContain('You owe the platform 120.00 Lei');
  expect(shownText()).toContain('The platform owes you €85.00');
});

it('shows a number and has a text for screen readers where space is short', async () => {
  draw(
    <p data-testid="debts">
      <ShortDebts balances={[lei(-120)]} reader="courier" />
    </p>,
  );
  const seen = page.getByText('-120.00 Lei', { exact: true });
  await expect.element(seen).toBeVisible();
  expect(seen.element().closest('[aria-hidden="true"]')).not.toBeNull();
  await expect
    .element(page.getByText('You owe the platform 120.00 Lei', { exact: true }))
    .toBeInTheDocument();
});
