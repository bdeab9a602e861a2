import type { CourierOrder } from '@comanda/contract/couriers';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anActiveCourierOrder, aCourierOrder } from '../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../testing/clear-courier-phone.ts';
import { OWN_ID, openArea } from '../testing/courier-setup.tsx';

beforeAll(async () => {
  startTestTexts('ru');
  await page.viewport(360, 800);
});

afterEach(async () => {
  await clearCourierPhone();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const openActive = () => page.getByRole('button', { name: /^Активные/ }).click();
const activeOrder = (status: CourierOrder['status'], revision: number) =>
  anActiveCourierOrder(OWN_ID, { id: 9, status, revision });

/** A response that the test releases. */
function lateAnswer(order: CourierOrder) {
  const { promise, resolve } = Promise.withResolvers<{ ok: true; order: CourierOrder }>();
  return {
    call: vi.fn(() => promise),
    respond: () => {
      resolve({ ok: true, order });
    },
  };
}

it('a step is busy until its response, and is sent once in spite of repeated presses', async () => {
  const { call, respond } = lateAnswer(activeOrder('at_courier', 3));
  await openArea([activeOrder('preparing', 2)], {
    calls: { 'POST /api/courier/:courierID/set-order-to-at-courier': call },
  });
  await openActive();
  const pickUp = button(text('couriers.pick_up'));
  await pickUp.click();
  await expect.element(pickUp).toHaveAttribute('aria-busy', 'true');
  await pickUp.click({ force: true });
  respond();
  await expect.element(page.getByText(text('couriers.on_the_way'))).toBeVisible();
  await expect.element(button(text('couriers.complete'))).not.toHaveAttribute('aria-busy');
  expect(call).toHaveBeenCalledOnce();
});

it('the question before a step remains, busy, until the response', async () => {
  const { call, respond } = lateAnswer(activeOrder('completed', 4));
  await openArea([activeOrder('at_courier', 3)], {
    calls: { 'POST /api/courier/:courierID/set-order-to-completed': call },
  });
  await openActive();
  await button(text('couriers.complete')).click();
  await inDialog(text('couriers.complete')).click();
  await expect.element(inDialog(text('couriers.complete'))).toHaveAttribute('aria-busy', 'true');
  respond();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(call).toHaveBeenCalledOnce();
});

it('the question before a reservation remains too', async () => {
  const { call, respond } = lateAnswer(activeOrder('preparing', 2));
  await openArea([aCourierOrder({ id: 9 })], {
    calls: { 'POST /api/courier/:courierID/reserve-order': call },
  });
  await button(text('couriers.reserve')).click();
  await inDialog(text('ui.yes')).click();
  await expect.element(inDialog(text('ui.yes'))).toHaveAttribute('aria-busy', 'true');
  respond();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button(text('couriers.pick_up'))).toBeVisible();
  expect(call).toHaveBeenCalledOnce();
});
