import { allTexts, translate } from '@comanda/contract/texts';
import { describe, expect, it } from 'vitest';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const round = translate(allTexts['guest.order.another_round'], 'ro', {});
const again = translate(allTexts['guest.order.again'], 'ro', {});
const atTable = { order_type: 'in_place', table_for_in_place_order: '4' } as const;
/** Of an order that ended so long before the page was drawn. */
const served = (minutes: number) => ({
  ...atTable,
  status: 'completed' as const,
  history: [
    {
      at: new Date(Date.parse('2026-11-20T17:01:00Z') - minutes * 60_000).toISOString(),
      from: 'preparing',
      to: 'completed' as const,
      by: 'company' as const,
    },
  ],
});

describe('the page of an order offers', () => {
  it.each([
    ['another round at its table', { ...atTable, status: 'preparing' as const }, true],
    ['one to guests who were served an hour ago', served(60), true],
    ['only the same order to guests who have left', served(4 * 60), false],
    ['only the same order at the door', { order_type: 'delivery' as const }, false],
  ] as const)('%s', (_who, order, isRound) => {
    const html = orderPageHtml(order);
    expect(html.includes(round)).toBe(isRound);
    expect(html.includes(again)).toBe(!isRound);
    expect(html.includes('&amp;table=4&amp;again=its-token&amp;basket=whole')).toBe(isRound);
  });
});
