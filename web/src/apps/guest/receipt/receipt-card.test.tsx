import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { aGuestOrder } from '../testing/a-guest-order.ts';
import { drawOrderPage } from '../testing/draw-order-page.ts';
import { offerReceiptTo } from './receipt-card.ts';

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('a guest says where the receipt goes, and reads what is wrong beside the field', async () => {
  const answers = [
    {
      ok: false,
      code: 'validation_error',
      validationErrors: [{ field: 'receipt_to', code: 'invalid_email' }],
    },
    { ok: true, order: { receipt_to: 'a•••@mail.md' } },
    { ok: false, code: 'receipt_changed_meanwhile' },
  ];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sent.push([method, address, body]);
    const answer = answers.shift() ?? { ok: true };
    return Response.json(answer, { status: answer.ok ? 200 : 409 });
  });
  drawOrderPage({ status: 'preparing' });
  await offerReceiptTo({ trackingToken: 'its-token', language: 'ro', to: '' });
  await page.getByText(text('guest.receipt.title')).click();
  const field = page.getByRole('textbox', { name: text('guest.receipt.to') });
  const save = page.getByRole('button', { name: text('guest.receipt.save') });
  await field.fill('ana@mail');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text('guest.receipt.wrong'));
  await field.fill('ana@mail.md');
  await save.click();
  await expect.element(page.getByText(/trimis la a•••@mail\.md/)).toBeVisible();
  expect(sent.at(-1)).toEqual([
    'PUT',
    expect.stringMatching(/\/its-token\/receipt-to$/),
    JSON.stringify({ receipt_to: 'ana@mail.md' }),
  ]);
  await save.click();
  const over = text('errors.receipt_changed_meanwhile');
  await expect.element(page.getByRole('alert')).toHaveTextContent(over);
});

it.each([
  ['that a till will issue', { takes_receipt_to: true as const }, true],
  ['that no till issues', {}, false],
])('the page of an order %s', (_, pub, isOffered) => {
  drawOrderPage({ receipt_to: '•••88', pub: { ...aGuestOrder().pub, ...pub } });
  expect(document.body.innerHTML.includes('"receiptTo":"•••88"')).toBe(isOffered);
});
