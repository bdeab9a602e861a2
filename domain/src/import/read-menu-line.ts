import { MAX_FIELD_LENGTH } from '../fields/lengths.ts';
import { readPrice } from './read-price.ts';

const UNIT =
  'kg|kgr|gr?|ml|cl|dl|cm|mm|buc|pcs|porț(?:ie|ii)?|кг|гр?|мл|сл|см|мм|шт|порц(?:ия|ии|ий)?';
const LITRE = 'litr[ui]|л(?:итр(?:а|ов)?)|[lл]';
const QUANTITY = String.raw`\d+(?:[.,]\d+)?`;
/**
 * What is counted in a unit: `350 g`, `300/50 gr`, `3 buc`, `0,5 л`. A letter l or л after a larger number is no
 * litre but the first letter of a currency: `145л.`.
 */
const WEIGHT = new RegExp(
  String.raw`(?<![\d.,\p{L}])(?:${QUANTITY}\s*[/x×х+-]\s*)*(?:${QUANTITY}\s*(?:${UNIT})|[0-5](?:[.,]\d+)?\s*(?:${LITRE}))(?!\p{L})\.?`,
  'giu',
);
/** A letter l after a whole number at the end of a line may be litres or lei. */
const WHOLE_LITRES = /^[1-5]\s*[lл]\.?$/iu;

const CURRENCY = String.raw`(?:lei|leu|mdl|лей|леев|лея|l|л|€|eur|евро|\$|usd|£|₺|₽|руб|р)\.?`;
const NUMBER = String.raw`\d{1,3}(?:[ .]\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+\.\d{2}|\d{1,7}(?:[.,]\d{1,2})?`;
const ENDING = String.raw`(?:\s*(?:[.,]?[-–—]{1,2}|=))?`;
const PRICE_AT_END = new RegExp(
  String.raw`(?<![\d\p{L}][.,]?|/)((?:${CURRENCY}\s*)?(?:${NUMBER})${ENDING}\s*(?:${CURRENCY})?)\s*$`,
  'iu',
);
/** Two sizes with two prices: a person has to decide. */
const SEVERAL_PRICES = new RegExp(
  String.raw`(?<![\d.,])((?:${QUANTITY}\s*/\s*)+${QUANTITY}\s*(?:${CURRENCY})?)\s*$`,
  'iu',
);
/** After such a word a number belongs to the name: `Set nr. 5 120 lei` costs 120. */
const NUMBERED =
  /(?:^|\s)(?:nr|no|№|set|combo|menu|meniu|сет|комбо|меню|набор|номер|на|для|pentru|de)\.?\s*$/iu;

export type MenuLine = {
  readonly number: number;
  /** As written, without the spaces around it. */
  readonly text: string;
  readonly weight: string;
  /** Without weight and price. */
  readonly name: string;
  /** As written; empty without one. */
  readonly price: string;
};

/** Leaders, dashes and what is left of brackets whose content was a weight. */
function tidy(text: string): string {
  return text
    .replaceAll(/\(\s*[,;/]?\s*\)/g, ' ')
    .replace(/[\s.…_·•|,;:–—-]+$/u, '')
    .replace(/^[\s.…_·•|,;–—*-]+/u, '')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
}

/** Splits `5 120`, which may be one number or two, where a word before it counts something. */
function splitPrice(rest: string): { readonly before: string; readonly price: string } | undefined {
  const several = SEVERAL_PRICES.exec(rest);
  const found = several ?? PRICE_AT_END.exec(rest);
  const price = found?.[1];
  if (!found || price === undefined) return undefined;
  const before = rest.slice(0, found.index);
  const grouped = /^(\d{1,3}) (\d{3}(?!\d).*)$/u.exec(price);
  if (grouped && NUMBERED.test(before)) {
    return { before: `${before}${grouped[1] ?? ''}`, price: grouped[2] ?? '' };
  }
  return { before, price };
}

/** The parts of one line of a menu. */
export function readMenuLine(raw: string, number: number): MenuLine {
  // A line of a menu is shorter; the patterns would read a very long one for minutes.
  const text = raw
    .slice(0, MAX_FIELD_LENGTH)
    .replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replaceAll('\t', '  ')
    .trim();
  const weights = text.match(WEIGHT) ?? [];
  const split = splitPrice(text.replaceAll(WEIGHT, '  ').trimEnd());
  if (split) {
    return {
      number,
      text,
      weight: weights.map((one) => one.trim()).join(', '),
      name: tidy(split.before),
      price: split.price.trim(),
    };
  }
  const rest = tidy(text.replaceAll(WEIGHT, '  '));
  const last = weights.at(-1)?.trim() ?? '';
  const isLei = WHOLE_LITRES.test(last) && text.endsWith(last);
  return {
    number,
    text,
    weight: (isLei ? weights.slice(0, -1) : weights).map((one) => one.trim()).join(', '),
    name: rest,
    price: isLei ? last : '',
  };
}

/** Whether the line is a price and nothing else but a weight: it belongs to the name before it. */
export const isLonePrice = ({ name, price }: MenuLine): boolean =>
  name === '' && readPrice(price) !== undefined;
