import { expect, it } from 'vitest';
import { isAmountText, readZoneAmounts, zoneFields } from './zone-amounts.ts';

const shape = (shape_id: string) => ({ shape_id, color: '#d94f3d', vertices: [] });
const saved = {
  shapes: [shape('a'), shape('b'), shape('c')],
  shipping_prices: { a: 40.5, b: 0 },
  shipping_free_delivery_prices: { a: 300, b: 0, c: 0 },
};

it('shows a price of 0, and an empty field without a price or a threshold', () => {
  expect(zoneFields(saved, {}, ',')('a')).toEqual({ price: '40,5', freeFrom: '300' });
  expect(zoneFields(saved, {}, '.')('a')).toEqual({ price: '40.5', freeFrom: '300' });
  expect(zoneFields(saved, {}, '.')('b')).toEqual({ price: '0', freeFrom: '' });
  expect(zoneFields(saved, { c: { price: '7' } }, '.')('c')).toEqual({ price: '7', freeFrom: '' });
});

it('sends every zone that has an amount, including unchanged ones', () => {
  expect(readZoneAmounts(saved, { c: { price: '55,90' } })).toEqual({
    prices: { a: 40.5, b: 0, c: 55.9 },
    freeFrom: { a: 300 },
    savedPrices: { a: 40.5, b: 0 },
    savedFreeFrom: { a: 300 },
    arePricesChanged: true,
    areThresholdsChanged: false,
    areValid: true,
  });
});

it('ignores another notation of the same amount', () => {
  const same = { a: { price: ' 40,50', freeFrom: '300.00' }, b: { freeFrom: '' } };
  expect(readZoneAmounts(saved, same)).toMatchObject({
    arePricesChanged: false,
    areThresholdsChanged: false,
  });
});

it('removes a cleared price and a cleared threshold', () => {
  const emptied = readZoneAmounts(saved, { a: { price: '', freeFrom: ' ' } });
  expect(emptied).toMatchObject({
    prices: { b: 0 },
    freeFrom: {},
    arePricesChanged: true,
    areThresholdsChanged: true,
  });
});

it.each(['4o', '-5', '1.234', '1e3'])('refuses %s as an amount', (text) => {
  expect(isAmountText(text)).toBe(false);
  expect(readZoneAmounts(saved, { b: { freeFrom: text } })).toMatchObject({
    areThresholdsChanged: true,
    areValid: false,
  });
});
