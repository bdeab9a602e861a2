import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anActiveCourierOrder } from '../../../testing/samples/an-order.ts';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../testing/clear-courier-phone.ts';
import { OWN_ID, openArea } from '../testing/courier-setup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

afterEach(clearCourierPhone);

const COMPLETE = 'POST /api/courier/:courierID/set-order-to-completed';
const carried = (tries_left: number | undefined, revision = 2) =>
  anActiveCourierOrder(OWN_ID, {
    id: 9,
    revision,
    status: 'at_courier',
    ...(tries_left !== undefined && { handover: { tries_left } }),
  });
const dialog = () => page.getByRole('dialog');
const code = () => dialog().getByRole('textbox', { name: text('couriers.handover_code') });
const confirm = () => dialog().getByRole('button', { name: text('couriers.complete') });

async function ask(tries_left: number | undefined, calls: FakeCalls = {}) {
  const opened = await openArea([carried(tries_left)], { calls });
  await page.getByRole('button', { name: text('couriers.complete') }).click();
  await expect.element(dialog()).toBeVisible();
  return opened;
}

describe('before the end of an order whose code is asked', () => {
  it('the courier types two digits, which go with the step', async () => {
    const done = anActiveCourierOrder(OWN_ID, { id: 9, revision: 3, status: 'completed' });
    const { api } = await ask(3, { [COMPLETE]: () => ({ ok: true, order: done }) });
    await expect.element(page.getByText(text('couriers.handover_hint'))).toBeVisible();
    await confirm().click();
    await expect.element(dialog().getByText(text('couriers.handover_type'))).toBeVisible();
    await code().fill('a7');
    await expect.element(code()).toHaveValue('7');
    await code().fill('07');
    await confirm().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const sent = api.made.find(({ call }) => call.endsWith('/set-order-to-completed'));
    expect(sent?.body).toMatchObject({ order_id: 9, handover_code: '07' });
  });

  it('a wrong code is said beside the field, and the last one leads to the pub', async () => {
    const scene = { left: 3 };
    const { sockets } = await ask(3, {
      [COMPLETE]: () => {
        scene.left -= 1;
        return scene.left > 0
          ? refusal(422, 'handover_code_is_wrong')
          : refusal(409, 'handover_is_locked');
      },
    });
    for (const [typed, left] of [
      ['11', 2],
      ['12', 1],
    ] as const) {
      await code().fill(typed);
      await confirm().click();
      await expect.element(confirm()).toBeEnabled();
      sockets.send({ event_type: 'UPDATE_EVENT', order: carried(left, 5 - left) });
      await expect
        .element(dialog().getByText(text('couriers.handover_wrong', { count: String(left) })))
        .toBeVisible();
      await expect.element(code()).toHaveValue('');
      await expect.element(code()).toHaveFocus();
      await expect
        .element(page.getByText(text('errors.handover_code_is_wrong')))
        .not.toBeInTheDocument();
    }
    await code().fill('13');
    await confirm().click();
    sockets.send({ event_type: 'UPDATE_EVENT', order: carried(0, 6) });
    await expect.element(dialog().getByText(text('errors.handover_is_locked'))).toBeVisible();
    await expect.element(dialog().getByRole('link')).toHaveAttribute('href', 'tel:+37322889900');
    await expect.element(confirm()).not.toBeInTheDocument();
    await dialog().getByText(text('ui.close')).click();
    await expect.element(page.getByText(text('couriers.handover_hint'))).not.toBeInTheDocument();
    await expect.element(page.getByText(text('errors.handover_is_locked'))).toBeVisible();
  });
});

it('of an order without a code none is asked', async () => {
  await ask(undefined);
  await expect.element(confirm()).toBeVisible();
  await expect.element(code()).not.toBeInTheDocument();
});
