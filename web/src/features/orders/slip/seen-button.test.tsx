import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { button, openTestDesk, slip } from '../testing/desk-setup.tsx';

const OPENED = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/opened';
const SENT = [{ call: 'PUT /api/company/3/pubs/7/orders/2/opened', body: undefined }];
const accepted = { id: 2, status: 'preparing', accepted_by_itself: true } as const;

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(async () => {
  await page.viewport(1280, 800);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Answer = NonNullable<FakeCalls[typeof OPENED]>;

async function open(answer: Answer = () => ({ ok: true, order: anOrder(accepted) })) {
  const opened = await openTestDesk({
    orders: [
      { id: 1, status: 'preparing' },
      { ...accepted, opened_at: null },
    ],
    calls: { [OPENED]: answer },
  });
  await expect.element(slip(2)).toBeVisible();
  return opened;
}

const seen = () => button(`${text('orders.mark_seen')} #2`);
const ready = () => button('Готов #2');
const newMark = () => page.getByText(text('orders.new'), { exact: true });

/** From the top of the desk to its end. */
const numbers = () =>
  page
    .getByRole('link', { name: /^#\d$/ })
    .elements()
    .map(({ textContent }) => textContent);

it.each([360, 768, 1280])(
  'says by one tap at %i px that a person has seen an order that was accepted by itself',
  async (width) => {
    await page.viewport(width, 740);
    const { sent } = await open();
    await expect.element(newMark()).toBeVisible();
    expect(numbers()).toEqual(['#2', '#1']);
    await expect.element(ready()).not.toBeInTheDocument();
    await seen().click();
    await expect.element(ready()).toBeVisible();
    await expect.element(newMark()).not.toBeInTheDocument();
    expect(sent()).toEqual(SENT);
  },
);

it('does the same by the key A', async () => {
  const { sent } = await open();
  slip(2).element().focus();
  await userEvent.keyboard('a');
  await expect.element(ready()).toBeVisible();
  expect(sent()).toEqual(SENT);
});

it('keeps the mark when the server cannot be reached', async () => {
  const { sent } = await open(() => refusal(503, 'service_unavailable'));
  await seen().click();
  await expect.poll(sent).toEqual(SENT);
  await expect.element(seen()).not.toHaveAttribute('aria-busy');
  await expect.element(newMark()).toBeVisible();
});
