import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { passFrames } from '../../../testing/actions/on-screen.ts';
import { inMinutes, openTestDesk, slip } from '../testing/desk-setup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(async () => {
  window.localStorage.clear();
  window.localStorage.setItem('comanda.desk-longest-first', 'on');
  await page.viewport(1280, 800);
  // The popups that load when the browser is idle render the desk too, also that of a later test.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cooking = () => page.getByRole('region', { name: /^Готовятся/ });
const shown = () =>
  cooking()
    .getByRole('link', { name: /^#/ })
    .elements()
    .map(({ textContent }) => textContent);

async function open(minutes: readonly number[], onRender?: () => void) {
  const orders = minutes.map((left, index) => ({
    id: index + 1,
    status: 'preparing' as const,
    promised_at: inMinutes(left),
  }));
  await openTestDesk({ orders, ...(onRender ? { onRender } : {}) });
  await expect.element(slip(1)).toBeVisible();
}

it('an order climbs in its column when its promised time is past, and is marked with words', async () => {
  await open([30, 20, 1.2, 2.2]);
  expect(shown()).toEqual(['#1', '#2', '#3', '#4']);
  await vi.advanceTimersByTimeAsync(90_000);
  await expect.poll(shown).toEqual(['#3', '#1', '#2', '#4']);
  await expect.element(cooking().getByText(text('orders.late_by', { minutes: 1 }))).toBeVisible();
  await vi.advanceTimersByTimeAsync(90_000);
  await expect.poll(shown).toEqual(['#3', '#4', '#1', '#2']);
});

it('on a phone the button of a late slip keeps its word on one line', async () => {
  await page.viewport(330, 740);
  await open([20, -158.5]);
  const heights = () =>
    cooking()
      .getByRole('button', { name: /^Готов/ })
      .elements()
      .map((button) => Math.round(button.getBoundingClientRect().height));
  await expect.poll(heights).toEqual([44, 44]);
});

it('no slip climbs past the keyboard focus; it does when the focus has left', async () => {
  await open([30, 1.2]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(1)).toHaveFocus();
  await vi.advanceTimersByTimeAsync(90_000);
  await expect.element(cooking().getByText(/^опоздание/)).toBeVisible();
  expect(shown()).toEqual(['#1', '#2']);
  await expect.element(slip(1)).toHaveFocus();
  slip(1).element().blur();
  await expect.poll(shown).toEqual(['#2', '#1']);
});

it('the clock renders nothing while no minute and no order changes', async () => {
  const rendered = vi.fn<() => void>();
  await open([30.5, 20.5, -1.5], rendered);
  await expect.element(cooking().getByText(text('orders.late_by', { minutes: 1 }))).toBeVisible();
  // The orders arrive in a transition, which may be rendered once more.
  await passFrames();
  rendered.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rendered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rendered).toHaveBeenCalled();
});
