import { expect, it } from 'vitest';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const at = '2026-11-20T17:01:00.000Z';
const seen = (distance_metres: number, minutes: number) =>
  orderPageHtml(
    { status: 'at_courier', courier_seen: { at, distance_metres } },
    { language: 'ru', now: new Date(Date.parse(at) + minutes * 60_000) },
  ).replaceAll('\u00A0', ' ');

it.each([
  [800, 3, 'До вас 800 м, 3 минуты назад'],
  [0, 0, 'До вас меньше 100 м, только что'],
  [1200, 1, 'До вас 1,2 км, 1 минуту назад'],
])('has the courier who is %d m away, seen %d minutes ago', (metres, minutes, words) => {
  expect(seen(metres, minutes)).toContain(
    `<dt>Курьер</dt><dd><time id="seen" dateTime="${at}">${words}</time></dd>`,
  );
});

it('has nothing of a courier who does not show it', () => {
  expect(orderPageHtml({ status: 'at_courier' })).not.toContain('id="seen"');
});
