import { languages } from '@comanda/contract/texts';
import { toAmount } from '@comanda/domain/money';
import { priceOrder, unitPriceMinor } from '@comanda/domain/orders';
import { freeStep } from '@comanda/domain/shipping';
import { currencies } from '@comanda/domain/pubs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount } from '../../../lib/format/format.ts';
import type { ShownText, Translate } from '../../../lib/i18n/current-texts.ts';
import { priceLines } from './price-lines.ts';

const t: Translate = (key) => key as string as ShownText;

/** The amounts on the screen, parsed from the shown text. */
const read = (shown: string): number => Number(shown.replaceAll(/\D/g, ''));

const orders = fc.record({
  dishes: fc.array(
    fc.record({
      priceMinor: fc.integer({ min: 0, max: 99_999_999 }),
      count: fc.integer({ min: 1, max: 999 }),
    }),
    { minLength: 1, maxLength: 20 },
  ),
  commissionPercent: fc.constantFrom(0, 10),
  zone: fc.record({
    priceMinor: fc.integer({ min: 0, max: 99_999 }),
    steps: fc.integer({ min: 0, max: 99_999_999 }).map((from) => freeStep(from)),
  }),
  symbol: fc.constantFrom(...currencies.map(({ symbol }) => symbol)),
  language: fc.constantFrom(...languages),
});

it('the shown amounts of a slip add up, in every currency and language', () => {
  fc.assert(
    fc.property(orders, ({ dishes, commissionPercent, zone, symbol, language }) => {
      const lines = dishes.map(({ priceMinor, count }) => ({
        unitPriceMinor: unitPriceMinor(priceMinor, commissionPercent),
        count,
      }));
      const price = priceOrder({ lines, commissionPercent, zone });
      const shown = (amountMinor: number) =>
        read(formatAmount(toAmount(amountMinor), symbol, language));
      const foot = priceLines(
        {
          order_type: 'delivery',
          commission_percent: commissionPercent,
          dish_total: toAmount(price.dishTotalMinor),
          commission: toAmount(price.commissionMinor),
          delivery_price: toAmount(price.deliveryPriceMinor),
          final_price: toAmount(price.productTotalMinor + price.deliveryPriceMinor),
          client_total: toAmount(price.clientTotalMinor),
        },
        { t, language },
      );
      const amounts = foot.map(({ value }) => read(formatAmount(value, symbol, language)));
      const [dishTotal = 0, delivery = 0, total = 0, ...parts] = amounts;
      const lineSum = lines.reduce(
        (sum, { unitPriceMinor: unit, count }) => sum + shown(unit * count),
        0,
      );
      expect(foot.findIndex(({ isTotal }) => isTotal)).toBe(2);
      expect(lineSum).toBe(dishTotal);
      expect(dishTotal + delivery).toBe(total);
      // The same total, split by recipient.
      if (commissionPercent > 0) expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      else expect(parts).toEqual([]);
    }),
  );
});

const reduced = fc.record({
  lines: fc.array(
    fc.record({
      unitPriceMinor: fc.integer({ min: 0, max: 99_999 }),
      count: fc.integer({ min: 1, max: 9 }),
      depositMinor: fc.constantFrom(0, 200),
      isFree: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  percent: fc.integer({ min: 1, max: 100 }),
});

it('what comes off and the deposit add up with the dishes to the total', () => {
  fc.assert(
    fc.property(reduced, ({ lines, percent }) => {
      const price = priceOrder({
        lines: lines.map((line) => ({ ...line, compCount: line.isFree ? 1 : 0 })),
        commissionPercent: 0,
        zone: undefined,
        discount: { percent },
      });
      const shown = priceLines(
        {
          order_type: 'in_place',
          commission_percent: 0,
          commission: 0,
          delivery_price: 0,
          dish_total: toAmount(price.dishTotalMinor),
          final_price: toAmount(price.productTotalMinor),
          client_total: toAmount(price.clientTotalMinor),
          discount: { percent, reason: 'staff' },
          discount_total: toAmount(price.discountMinor),
          comp_total: toAmount(price.compMinor),
          ...(price.depositMinor > 0 && { deposit: toAmount(price.depositMinor) }),
        },
        { t, language: 'ru' },
      );
      const minor = shown.map(({ value }) => Math.round(value * 100));
      expect(minor.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(minor.at(-1));
      expect(shown.at(-1)?.isTotal).toBe(true);
    }),
  );
});

it('has the VAT that is in the total below it, by its rates', () => {
  const words = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
  const order = {
    order_type: 'in_place',
    commission_percent: 0,
    dish_total: 120,
    commission: 0,
    delivery_price: 0,
    final_price: 120,
    client_total: 120,
    vat: [{ percent: 12.5, total: 120, vat: 13.33 }],
  } as const;
  const shown = priceLines(
    { ...order, vat: [...order.vat] },
    { t: words as Translate, language: 'ru' },
  );
  expect(shown.map(({ label, value }) => [label, value])).toEqual([
    ['orders.total', 120],
    ['vat.included 12,5', 13.33],
  ]);
});
