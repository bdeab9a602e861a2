import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { ACCEPT, button, GET, openTestDesk } from '../testing/desk-setup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(1280, 800);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['guest', 'by_guest', false],
  ['system', 'not_answered', true],
] as const)(
  'accepting an order that the %s has canceled says so; accepting it all the same: %s, %s',
  async (by, cancel_reason, isOffered) => {
    const canceled = anOrder({ id: 2, revision: 2, status: 'canceled', cancel_reason });
    await openTestDesk({
      orders: [{ id: 2 }],
      calls: {
        [GET]: () => ({ ok: true, order: canceled, history: [] }),
        [ACCEPT]: () => ({
          ...refusal(409, 'order_changed_meanwhile'),
          facts: { status: 'canceled', by, at: '2026-11-20T16:20:00Z', promised_at: null },
        }),
      },
    });
    await button(`${text('orders.accept_with_time', { minutes: 30 })} #2`).click();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText(text(`orders.canceled_meanwhile_by_${by}`))).toBeVisible();
    await expect.element(alert.getByText(/18:20/)).toBeVisible();
    const anyway = text('orders.set_anyway', { status: text('orders.status_preparing') });
    expect(alert.getByRole('button', { name: anyway }).elements()).toHaveLength(isOffered ? 1 : 0);
  },
);
