import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ToastQueue } from '../../lib/toasts/toast-queue.ts';
import { draw } from '../../testing/draw.tsx';
import { startTestTexts } from '../../testing/test-texts.ts';
import { Toasts } from './toasts.tsx';

let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ro');
});

afterEach(() => {
  takeAway();
});

const aQueue = () =>
  new ToastQueue({ setTimeout: () => 1, clearTimeout: vi.fn<(timer: number) => void>() });

const edgeOf = (words: string) => {
  const toast = page.getByText(words).element().closest('li');
  return toast ? getComputedStyle(toast).borderLeftColor : '';
};

it('shows header, message and a × that closes it', async () => {
  const queue = aQueue();
  takeAway = draw(<Toasts queue={queue} />);
  queue.show({ kind: 'warning', header: 'Fără locație', message: 'Alegeți un loc pe hartă.' });
  await expect.element(page.getByText('Fără locație')).toBeVisible();
  await expect.element(page.getByText('Alegeți un loc pe hartă.')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Închide' }).click();
  expect(queue.list().map(({ phase }) => phase)).toEqual(['closing']);
});

it('has a colour for each type; what is dangerous is said at once', async () => {
  const queue = aQueue();
  takeAway = draw(<Toasts queue={queue} />);
  queue.show({ kind: 'success', message: 'Salvat' });
  queue.show({ kind: 'warning', message: 'Atenție' });
  queue.show({ kind: 'danger', message: 'Eroare' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Eroare');
  const colours = ['Salvat', 'Atenție', 'Eroare'].map(edgeOf);
  expect(new Set(colours).size).toBe(3);
  expect(colours[2]).toBe('rgb(179, 24, 47)');
});
