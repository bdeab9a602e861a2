import type { Shape, Shipping } from '@comanda/contract/shipping';
import { readAmount } from '../../../../lib/format/read-amount.ts';

/** The text of the two fields of one zone. */
export type ZoneFields = { readonly price: string; readonly freeFrom: string };
export type EditedFields = Readonly<Record<string, Partial<ZoneFields>>>;
type Saved = Pick<Shipping, 'shipping_prices' | 'shipping_free_delivery_prices' | 'shapes'>;
type Amounts = Readonly<Record<string, number>>;

/** A price of 0 is valid and shown; a threshold of 0 counts as none. */
function savedFields(saved: Saved, shapeId: string, decimal = '.'): ZoneFields {
  const write = (amount: number) => String(amount).replace('.', decimal);
  const price = saved.shipping_prices[shapeId];
  const freeFrom = saved.shipping_free_delivery_prices[shapeId] ?? 0;
  return {
    price: price === undefined ? '' : write(price),
    freeFrom: freeFrom === 0 ? '' : write(freeFrom),
  };
}

/** The fields of all zones, each amount with the decimal mark of the language. */
export function zoneFields(
  saved: Saved,
  edited: EditedFields,
  decimal: ',' | '.',
): (shapeId: string) => ZoneFields {
  return (shapeId) => ({ ...savedFields(saved, shapeId, decimal), ...edited[shapeId] });
}

/** Empty fields are valid: no price, no threshold. */
export const isAmountText = (text: string) => text.trim() === '' || readAmount(text) !== undefined;

function amountsOf(
  shapes: readonly Shape[],
  textOf: (shapeId: string) => string,
): Record<string, number> {
  return Object.fromEntries(
    shapes.flatMap(({ shape_id }) => {
      const amount = readAmount(textOf(shape_id));
      return amount === undefined ? [] : [[shape_id, amount]];
    }),
  );
}

function differ(one: Amounts, other: Amounts, shapes: readonly Shape[]): boolean {
  return shapes.some(({ shape_id }) => one[shape_id] !== other[shape_id]);
}

export type ZoneAmounts = {
  /** The whole maps: the server treats a missing zone as «none». */
  readonly prices: Amounts;
  readonly freeFrom: Amounts;
  /** The same as saved before, so that the server can detect the changes. */
  readonly savedPrices: Amounts;
  readonly savedFreeFrom: Amounts;
  readonly arePricesChanged: boolean;
  readonly areThresholdsChanged: boolean;
  readonly areValid: boolean;
};

/** Compares the fields of all zones with the saved amounts. */
export function readZoneAmounts(saved: Saved, edited: EditedFields): ZoneAmounts {
  const { shapes } = saved;
  const fields = zoneFields(saved, edited, '.');
  const before = (shapeId: string) => savedFields(saved, shapeId);
  const prices = amountsOf(shapes, (shapeId) => fields(shapeId).price);
  const freeFrom = amountsOf(shapes, (shapeId) => fields(shapeId).freeFrom);
  const texts = shapes.map(({ shape_id }) => fields(shape_id));
  const isPriceWrong = texts.some(({ price }) => !isAmountText(price));
  const isThresholdWrong = texts.some((text) => !isAmountText(text.freeFrom));
  const savedPrices = amountsOf(shapes, (shapeId) => before(shapeId).price);
  const savedFreeFrom = amountsOf(shapes, (shapeId) => before(shapeId).freeFrom);
  return {
    prices,
    freeFrom,
    savedPrices,
    savedFreeFrom,
    arePricesChanged: isPriceWrong || differ(prices, savedPrices, shapes),
    areThresholdsChanged: isThresholdWrong || differ(freeFrom, savedFreeFrom, shapes),
    areValid: !isPriceWrong && !isThresholdWrong,
  };
}
