import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ToastQueue } from '../../lib/toasts/toast-queue.ts';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { Popup } from '../popup/popup.tsx';
import { Toasts } from './toasts.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

const aQueue = () =>
  new ToastQueue({ setTimeout: () => 1, clearTimeout: vi.fn<(timer: number) => void>() });

const edgeOf = (words: string) => {
  const toast = page.getByText(words).element().closest('li');
  return toast ? getComputedStyle(toast).borderLeftColor : '';
};

it('shows header, message and a × that closes it', async () => {
  const queue = aQueue();
  draw(<Toasts queue={queue} />);
  queue.show({ kind: 'warning', header: 'Fără locație', message: 'Alegeți un loc pe hartă.' });
  await expect.element(page.getByText('Fără locație')).toBeVisible();
  await expect.element(page.getByText('Alegeți un loc pe hartă.')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  await page.getByRole('button', { name: text('ui.close') }).click();
  expect(queue.list().map(({ phase }) => phase)).toEqual(['closing']);
});

it('has a colour for each type; a danger toast is announced at once', async () => {
  const queue = aQueue();
  draw(<Toasts queue={queue} />);
  queue.show({ kind: 'success', message: 'Salvat' });
  queue.show({ kind: 'warning', message: 'Atenție' });
  queue.show({ kind: 'danger', message: 'Eroare' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Eroare');
  const colours = ['Salvat', 'Atenție', 'Eroare'].map(edgeOf);
  expect(new Set(colours).size).toBe(3);
  expect(colours[2]).toBe('rgb(179, 24, 47)');
});

/** A phone's screen: a bar, a heading, a button that fails, and tabs that stick to the foot. */
const Screen = ({
  queue,
  buttonTop,
}: {
  readonly queue: ToastQueue;
  readonly buttonTop: number;
}) => (
  <>
    <header style={{ position: 'sticky', top: 0, height: 52, background: 'black' }}>bar</header>
    <h1 style={{ marginTop: 16 }}>Comenzi</h1>
    <button
      type="button"
      style={{ position: 'absolute', top: buttonTop, left: 16, height: 44 }}
      onClick={() => {
        queue.show({ kind: 'danger', message: 'Nu a mers' });
      }}
    >
      Salvează
    </button>
    <nav style={{ position: 'fixed', inset: 'auto 0 0', height: 60, background: 'black' }}>
      tabs
    </nav>
    <Toasts queue={queue} />
  </>
);

it.each([
  [360, 740, 300],
  [360, 740, 620],
  [360, 400, 280],
  [768, 1024, 900],
  [1280, 800, 690],
])('covers at %i x %i no heading, no tab and not the button at %i', async (...at) => {
  const [width, height, buttonTop] = at;
  await page.viewport(width, height);
  const queue = aQueue();
  draw(<Screen queue={queue} buttonTop={buttonTop} />);
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect.element(page.getByText('Nu a mers')).toBeVisible();
  const toast = page.getByRole('list').element().getBoundingClientRect();
  expect(toast.top).toBeGreaterThanOrEqual(52);
  expect(toast.bottom).toBeLessThanOrEqual(height - 60);
  for (const element of [
    page.getByRole('heading'),
    page.getByRole('button', { name: 'Salvează' }),
  ]) {
    const { top, bottom, left, right } = element.element().getBoundingClientRect();
    const isApart =
      toast.bottom <= top || toast.top >= bottom || toast.right <= left || toast.left >= right;
    expect(isApart, element.element().textContent).toBe(true);
  }
  await page.viewport(1280, 800);
});

const Problems = ({ queue }: { readonly queue: ToastQueue }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          queue.show({ kind: 'danger', message: 'Nu a mers' });
          setOpen(true);
        }}
      >
        Încearcă
      </button>
      <Popup
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
        title="Încă o dată"
        actions={<button type="button">Salvează</button>}
      >
        Un text
      </Popup>
      <Toasts queue={queue} />
    </>
  );
};

it.each([360, 768, 1280])(
  'lies, at %s px, beside the heading and the buttons of a popup that opens beneath it',
  async (width) => {
    await page.viewport(width, 740);
    draw(<Problems queue={aQueue()} />);
    await page.getByRole('button', { name: 'Încearcă' }).click();
    const isFree = (role: 'heading' | 'button', name: string) => {
      const element = page.getByRole(role, { name }).query();
      if (!element) return false;
      const { left, top, width: w, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + w / 2, top + height / 2) === element;
    };
    await expect.poll(() => isFree('button', 'Salvează')).toBe(true);
    expect(isFree('heading', 'Încă o dată')).toBe(true);
    await expect.element(page.getByText('Nu a mers')).toBeVisible();
    await page.viewport(1280, 800);
  },
);
