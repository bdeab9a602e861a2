import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anActiveCourierOrder } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { StepPopup } from './step-popup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

it.each([
  ['cash', () => text('couriers.complete_note_cash', { amount: '220,40 Lei' })],
  ['card_offline', () => text('couriers.complete_note')],
] as const)(
  'says before the end what a courier has been paid by %s',
  async (payment_type, words) => {
    const order = anActiveCourierOrder(4, { payment_type });
    const nothing = () => {};
    draw(
      <StepPopup
        order={order}
        isOpen
        step="complete"
        isPending={false}
        onClose={nothing}
        onConfirm={nothing}
      />,
    );
    await expect
      .element(page.getByRole('dialog').getByText(words(), { exact: true }))
      .toBeVisible();
  },
);
