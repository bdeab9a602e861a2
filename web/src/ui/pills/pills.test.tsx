import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { LabelledPills } from './labelled-pills.tsx';
import { Pills } from './pills.tsx';

it('scrolls to its choice, with the neighbours in sight', async () => {
  await page.viewport(360, 740);
  const pills = Array.from({ length: 12 }, (_, index) => ({
    value: index,
    label: `Стол ${index}`,
  }));
  draw(<Pills label="Столы" pills={pills} value={8} onChange={() => {}} />);
  const row = page.getByRole('group').element().getBoundingClientRect();
  const chosen = page.getByText('Стол 8').element().getBoundingClientRect();
  const middle = ({ left, width }: DOMRect) => left + width / 2;
  expect(Math.abs(middle(chosen) - middle(row))).toBeLessThan(2);
});

it('shows each choice of a form, in as many rows as they need', async () => {
  await page.viewport(360, 740);
  const pills = Array.from({ length: 6 }, (_, index) => ({
    value: index,
    label: `Талон ${index}`,
  }));
  draw(<LabelledPills label="Что печатать" pills={pills} value={0} onChange={() => {}} />);
  await expect.element(page.getByText('Талон 5')).toBeVisible();
  expect(page.getByText('Талон 5').element().getBoundingClientRect().right).toBeLessThan(360);
});
