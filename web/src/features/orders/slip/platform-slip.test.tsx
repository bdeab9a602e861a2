import type { AdminOrder } from '@comanda/contract/administration';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PlatformSlip } from './platform-slip.tsx';

let unmount: () => void = () => {};

beforeAll(() => {
  startTestTexts('ru');
});

afterEach(() => {
  unmount();
});

const card = page.getByRole('article');

function drawSlip(over: Partial<AdminOrder>, isPending = false) {
  const onPress = vi.fn<() => void>();
  const order = { ...anOrder({ id: 12 }), pub_name: 'La Nuc', currency_id: 2, ...over };
  unmount = draw(
    <PlatformSlip order={order} entering={{ label: '#12: войти в La Nuc', isPending, onPress }} />,
  );
  return onPress;
}

it('shows the pub, the number there, the place, the status and the total', async () => {
  const placed = { number: 7, status: 'preparing' } as const;
  drawSlip({ ...placed, created_time: new Date(Date.now() - 270_000).toISOString() });
  await expect.element(card.getByText('#12', { exact: true })).toBeVisible();
  for (const words of [
    'La Nuc',
    'Заказ 7',
    'Ana Ciobanu',
    'Готовится',
    'Доставка',
    '220,40 €',
    '4 мин',
  ]) {
    await expect.element(card.getByText(words)).toBeVisible();
  }
});

it('says in how long an order waits for an answer that came while nobody was there', async () => {
  const from = new Date(Date.now() + 8.5 * 3_600_000).toISOString();
  drawSlip({ status: 'not_handled', answer_from: from });
  await expect.element(card.getByText('через 8 ч')).toBeVisible();
});

it('marks a rehearsal', async () => {
  drawSlip({ is_rehearsal: true });
  await expect.element(card.getByText(text('orders.rehearsal'))).toBeVisible();
});

it('shows how many minutes are left of a promised time, or how late it is', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 - 5000);
  drawSlip({ status: 'preparing', promised_at: inMinutes(12).toISOString() });
  await expect.element(card.getByText(text('orders.time_left', { minutes: 12 }))).toBeVisible();
  unmount();
  drawSlip({ status: 'preparing', promised_at: inMinutes(-7).toISOString() });
  await expect.element(card.getByText(text('orders.late_by', { minutes: 7 }))).toBeVisible();
});

it('shows the table of an in-place order', async () => {
  drawSlip({ order_type: 'in_place', table_for_in_place_order: '7', client_name: 'Ion' });
  await expect.element(card.getByText(text('orders.table', { table: 7 }))).toBeVisible();
  await expect.element(card.getByText('Ion')).not.toBeInTheDocument();
});

it('can be pressed anywhere, and shows that the request is pending', async () => {
  const onPress = drawSlip({});
  await card.click({ position: { x: 20, y: 60 } });
  expect(onPress).toHaveBeenCalledOnce();
  unmount();
  drawSlip({}, true);
  await expect
    .element(
      page.getByRole('button', {
        name: text('administration.enter_pub', { number: '#12', pub: 'La Nuc' }),
      }),
    )
    .toHaveAttribute('aria-busy', 'true');
  await expect.element(card.getByText(text('administration.entering'))).toBeVisible();
});
