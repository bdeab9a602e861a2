import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeStep } from '../shipping/index.ts';
import { priceOrder } from '../orders/index.ts';
import { correctionOf, courierMoney, ledgerLinesOf } from './index.ts';

/** Food for 110 Lei of which 10 are commission, a zone of 40 Lei. */
const paid = { clientTotalMinor: 15_000, productTotalMinor: 10_000, rewardMinor: 4000 };
const free = { ...paid, clientTotalMinor: 11_000 };
const bare = { clientTotalMinor: 14_000, productTotalMinor: 10_000, rewardMinor: 4000 };
const gift = { clientTotalMinor: 0, productTotalMinor: 0, rewardMinor: 0 };

describe('courierMoney', () => {
  it.each([
    ['with commission and a paid delivery', paid, 4000, 1000],
    ['with commission and a free delivery', free, 4000, -3000],
    ['without commission', bare, 4000, 0],
  ])('%s', (_, order, rewardMinor, debitMinor) => {
    expect(courierMoney(order)).toEqual({
      rewardMinor,
      debitMinor,
      clientTotalMinor: order.clientTotalMinor,
    });
  });
});

describe('ledgerLinesOf', () => {
  const goodsAndReward = [
    { kind: 'goods', amountMinor: 10_000 },
    { kind: 'reward', amountMinor: 4000 },
  ];
  it.each([
    ['cash: the courier owes the debit', paid, 'cash', [{ kind: 'debit', amountMinor: -1000 }]],
    ['cash, free delivery: gets it', free, 'cash', [{ kind: 'debit', amountMinor: 3000 }]],
    ['cash, nothing owed: no line', bare, 'cash', []],
    ['card: the goods and the reward', paid, 'card_offline', goodsAndReward],
    ['card, free delivery: the same', free, 'card_offline', goodsAndReward],
    ['not proceeded: as by card', paid, '', goodsAndReward],
    ['card, nothing to pay: no line', gift, 'card_offline', []],
  ])('%s', (_, order, paymentType, lines) => {
    const of = { ...order, paymentType };
    expect(ledgerLinesOf({ ...of, deliveryType: 'delivery_service' })).toEqual(lines);
    expect(ledgerLinesOf({ ...of, deliveryType: 'own' })).toEqual([]);
  });
});

describe('any pool order', () => {
  const amount = fc.integer({ min: 0, max: 999_999_999 });
  const orders = fc.record({
    lines: fc.array(fc.record({ unitPriceMinor: amount, count: fc.integer({ min: 1, max: 99 }) }), {
      maxLength: 10,
    }),
    commissionPercent: fc.constantFrom(0, 10),
    zone: fc.record({
      priceMinor: amount,
      steps: fc
        .tuple(amount, fc.option(amount, { nil: undefined }))
        .map(([from, reward]) => freeStep(from, reward)),
    }),
    deliveryPriceByHandMinor: fc.option(amount, { nil: undefined }),
  });
  const payments = fc.constantFrom('cash', 'card_offline');
  const sumOf = (lines: readonly { readonly amountMinor: number }[]): number =>
    lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

  it('pays the courier exactly their reward with every payment type', () => {
    fc.assert(
      fc.property(orders, payments, (order, paymentType) => {
        const price = priceOrder(order);
        const balance = sumOf(
          ledgerLinesOf({ ...price, paymentType, deliveryType: 'delivery_service' }),
        );
        const fromGuest = paymentType === 'cash' ? price.clientTotalMinor : 0;
        expect(fromGuest - price.productTotalMinor + balance).toBe(price.rewardMinor);
      }),
    );
  });

  it('matches its ledger sum after any number of edits, with one line per difference', () => {
    const histories = fc.array(orders, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(histories, payments, fc.boolean(), (prices, paymentType, isOwn) => {
        const deliveryType = isOwn ? ('own' as const) : ('delivery_service' as const);
        const [first, ...edits] = prices.map((order) => ({
          ...priceOrder(order),
          paymentType,
          deliveryType,
        }));
        if (!first) return;
        let ledgerSum = sumOf(ledgerLinesOf(first));
        for (const edited of edits) {
          const correction = correctionOf(edited, ledgerSum);
          expect(correction.length).toBeLessThanOrEqual(1);
          expect(correction.every(({ amountMinor }) => amountMinor !== 0)).toBe(true);
          ledgerSum += sumOf(correction);
          expect(ledgerSum).toBe(sumOf(ledgerLinesOf(edited)));
        }
      }),
    );
  });

  it('writes no empty line, and its reversal sets the balance to zero', () => {
    fc.assert(
      fc.property(orders, payments, (order, paymentType) => {
        const completed = ledgerLinesOf({
          ...priceOrder(order),
          paymentType,
          deliveryType: 'delivery_service',
        });
        expect(completed.every(({ amountMinor }) => amountMinor !== 0)).toBe(true);
        const reversed = completed.map(({ amountMinor }) => ({ amountMinor: -amountMinor }));
        expect(sumOf([...completed, ...reversed])).toBe(0);
      }),
    );
  });
});
