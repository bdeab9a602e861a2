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

it('has the cash to take as its largest figure, and the change below it', async () => {
  const nothing = () => {};
  draw(
    <StepPopup
      order={anActiveCourierOrder(4, { change_from: 500 })}
      isOpen
      step="complete"
      isPending={false}
      onClose={nothing}
      onConfirm={nothing}
    />,
  );
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^Сдача с 500\sLei: 279,60\sLei$/)).toBeVisible();
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const figure = [...dialog.element().querySelectorAll('b')].find(({ textContent }) =>
    textContent.startsWith('220,40'),
  );
  for (const other of dialog.element().querySelectorAll('h2, p, span, button')) {
    expect(sizeOf(other)).toBeLessThan(figure ? sizeOf(figure) : 0);
  }
});
