import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showDanger } from '../../../lib/toasts/toasts.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { LateToasts } from './late-toasts.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

it('shows a toast that comes before its program, and the next one', async () => {
  draw(<LateToasts />);
  showDanger('Prima');
  await expect.element(page.getByRole('alert').getByText('Prima')).toBeVisible();
  showDanger('A doua');
  await expect.element(page.getByRole('alert').getByText('A doua')).toBeVisible();
});
