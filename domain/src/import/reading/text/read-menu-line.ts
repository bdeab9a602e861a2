import { MAX_FIELD_LENGTH } from '../../../fields/lengths.ts';
import type { DraftSize } from '../../draft-row.ts';
import { CLEAR_CURRENCY, CURRENCY } from '../currency-marks.ts';
import { readPrice } from '../read-price.ts';
import { areOneMeasure, splitPrices } from '../split-sizes.ts';

const UNIT =
  'kg|kgr|gr?|ml|cl|dl|cm|mm|buc|pcs|porț(?:ie|ii)?|кг|гр?|мл|сл|см|мм|шт|порц(?:ия|ии|ий)?';
const LITRE = 'litr[ui]|л(?:итр(?:а|ов)?)|[lл]';
const QUANTITY = String.raw`\d+(?:[.,]\d+)?`;
/**
 * What is counted in a unit: `350 g`, `300/50 gr`, `200 g / 50 g`, `3 buc`, `0,5 л`. A letter l or л after a larger number is no
 * litre but the first letter of a currency: `145л.`.
 */
const WEIGHT = new RegExp(
  String.raw`(?<![\d.,\p{L}])(?:${QUANTITY}\s*(?:(?:${UNIT})\s*)?[/x×х+-]\s*)*(?:${QUANTITY}\s*(?:${UNIT})|[0-5](?:[.,]\d+)?\s*(?:${LITRE}))(?!\p{L})\.?`,
  'giu',
);
/** A letter l after a whole number at the end of a line may be litres or lei. */
const WHOLE_LITRES = /^[1-5]\s*[lл]\.?$/iu;

/** Stands where a weight was, while the price is looked for. */
const MARK = '\uE000';
/** The slash in `50 мл/25 лей` and in `65 lei / 350 g` separates a weight from its price. */
const AROUND_MARKS = /[\s/]*\uE000[\s/\uE000]*/gu;
/** `300/30/40` before a price: grams, in a list that writes no units. */
const BARE_WEIGHT = /(?<![\d/.,\p{L}])\(?(\d{2,4}(?:\s?\/\s?\d{1,4})+)\)?[\s.…_·–—-]*$/u;
const EMPTY_BRACKETS = /\(\s*[,;/]?\s*\)/g;

/** `250 210` is a weight and a price; in `1 250` the space separates thousands. */
const NUMBER = String.raw`\d{1,2}(?: \d{3})+(?:,\d{1,2})?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+\.\d{2}|\d{1,7}(?:[.,]\d{1,2})?`;
const ENDING = String.raw`(?:\s*(?:[.,]?[-–—]{1,2}|[-–]00|=|[.,]))?`;
const PRICE_AT_END = new RegExp(
  String.raw`(?<!\d{2}[-–]|\d:|\d{2} \d{3} |[\d\p{L}][.,]?|/)((?:(?<!\d\s*)${CURRENCY}\s*)?(?:${NUMBER})${ENDING}\s*(?:${CURRENCY})?)\s*$`,
  'iu',
);
/** Two sizes with two prices, or a price from one to another: a person has to decide. */
const SEVERAL_PRICES = new RegExp(
  String.raw`(?<![\d.,])((?:(?:${QUANTITY}\s*/\s*)+${QUANTITY}|\d{2,4}[-–](?!00(?!\d))\d{2,4})\s*(?:${CURRENCY})?)\s*$`,
  'iu',
);
const YEAR = String.raw`(?:19|20)\d\d(?!\d)`;
/**
 * Two numbers of which none alone is the price: `от 95 до 145 лей`, `95 sau 145`, `2 x 50 lei`, `120 → 99`, `90 (85)`;
 * `95+`. They stay as written, and a person decides.
 */
const PRICE_OF_TWO = new RegExp(
  String.raw`(?<![\d.,+])((?:(?:от|de la|from|[îi]ntre|between)\s+)?(?!${YEAR})${QUANTITY}\s*(?:${CURRENCY})?(?:(?:\s+(?:до|la|to|p[âa]n[ăa] la|или|sau|or|[sșş]i|и|and)\s+|\s*(?:[-=]>|[→⇒x×х*+])\s*|—)${QUANTITY}\s*(?:${CURRENCY})?|\s*\(\s*${QUANTITY}\s*(?:${CURRENCY})?\s*\)|\+\s*(?:${CURRENCY})?))\s*$`,
  'iu',
);
/** `1+1` is an offer and no sum of prices. */
const OFFER = /^\d\s*\+\s*\d?$/u;
/** The price is the lowest one, the highest one or about so much; or that of one of several pieces. */
const NOT_EXACT =
  /(?:^|\s)(?:от|до|около|de la|p[âa]n[ăa] la|(?:[îi]ncep[âa]nd|starting)(?: (?:cu|de la|at|from))?|from|up to|circa|cca\.?|aprox\.?|[~≈x×х*])\s*$/iu;
/** `Pizza 95 – 145 lei`: the dash stands before the price, or in the middle of it. */
const LOWER_BEFORE = new RegExp(
  String.raw`(?<![\d.,\p{L}])(?!${YEAR})(\d{2,4})\s*(?:[-–—…,]|\.{2,})\s*$`,
  'u',
);
/** The prices of one dish are seldom further apart. */
const FAR_ABOVE = 3;
/** An amount with its currency, anywhere in a text. */
const AMOUNT = new RegExp(String.raw`\d\s*${CLEAR_CURRENCY}|[€$£₽₴₹]\s*\d`, 'iu');
/** `30 см 140`, `S - 90`: a size and its price. */
const SIZE = String.raw`(?:${QUANTITY}\s*(?:${UNIT}|${LITRE})(?!\p{L})\.?|(?<!\p{L})(?:XS|S|M|L|XL|XXL|mic[aăi]?|mediu|medie|mare|small|medium|large)(?!\p{L}))`;
const SIZE_AND_PRICE = String.raw`(${SIZE})\s*[-–—:=]?\s*(\d{1,5}(?:[.,]\d{1,2})?(?![\d.,/]*\d)(?:\s*${CLEAR_CURRENCY})?)`;
const EACH_SIZE = new RegExp(String.raw`(?<![\d.,\p{L}])${SIZE_AND_PRICE}`, 'giu');
const BETWEEN_SIZES = /^(?:\s*[,;|]\s*|\s+\/\s+|\s+)$/u;
const AFTER_SIZES = /^[\s.,;]*$/u;
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
  /** Two or more, of sizes whose names may stand elsewhere: `40 / 650 MDL`. Then there is no single price. */
  readonly prices: readonly string[];
  /** With a price each, in one line: `150 ml 55, 750 ml 260`. */
  readonly sizes: readonly DraftSize[];
  /** `1 l` at the end: litres, or one leu. Then it is a part of the weight here. */
  readonly litresOrLei: string;
  /** Another number before the price may be the price as well. */
  readonly isAmbiguous: boolean;
  /** It has amounts, of which none is its price for certain. */
  readonly isUnclear: boolean;
};

/** Signs before the items of a list, those of Word's own fonts too. */
const BULLETS = String.raw`\u2022\u2023\u2043\u204C\u2190-\u21FF\u2219\u25A0-\u25FF\u2605\u2606\u2700-\u27BF\uE000-\uF8FF\uFE0F`;
const BEFORE = new RegExp(String.raw`^(?:[\s.…_·|,;:–—*${BULLETS}-]|o\s{2,})+`, 'u');
const AFTER = /[\s.…_·•|,;:/–—-]+$/u;
/** What may follow a price: the sign of a footnote, what separated a weight, a full stop. */
const AFTER_PRICE = /(?:[\s,;*/]|\s[-–—](?=\s|$)|(?<=\d)\.)+$/u;

/** Leaders, dashes, bullets and what is left of brackets whose content was a weight. */
export function tidy(text: string): string {
  return text
    .replaceAll(EMPTY_BRACKETS, ' ')
    .replace(AFTER, '')
    .replace(BEFORE, '')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
}

type Split = { readonly before: string; readonly price: string; readonly isAmbiguous: boolean };

/** Whether the number before the price is the other end of it. */
function isRange(before: string, price: string): boolean {
  const lower = Number(LOWER_BEFORE.exec(before)?.[1] ?? Infinity) * 100;
  const higher = readPrice(price) ?? 0;
  return lower < higher && higher <= lower * FAR_ABOVE;
}

/** Splits `5 120`, which may be one number or two, where a word before it counts something. */
function splitPrice(rest: string): Split | undefined {
  const several = SEVERAL_PRICES.exec(rest) ?? PRICE_OF_TWO.exec(rest);
  const found = several ?? PRICE_AT_END.exec(rest);
  const price = found?.[1];
  if (!found || price === undefined || OFFER.test(price)) return undefined;
  const before = rest.slice(0, found.index);
  const grouped = /^(\d{1,3}) (\d{3}(?!\d).*)$/u.exec(price);
  if (grouped && NUMBERED.test(before)) {
    return { before: `${before}${grouped[1] ?? ''}`, price: grouped[2] ?? '', isAmbiguous: false };
  }
  if (NOT_EXACT.test(before)) {
    return { before: before.replace(NOT_EXACT, ''), price, isAmbiguous: true };
  }
  return { before, price, isAmbiguous: isRange(before, price) };
}

/** A number without a unit is in grams. */
export function weightWithUnit(weight: string, name: string): string {
  if (!/^\d+(?:\s?[.,/]\s?\d+)*$/.test(weight)) return weight;
  return `${weight} ${/\p{Script=Cyrillic}/u.test(name) ? 'г' : 'g'}`;
}

/** The sizes of a line that has a price for each, and what stands before them. */
function sizesAtEnd(text: string): { before: string; sizes: readonly DraftSize[] } | undefined {
  const sizes: DraftSize[] = [];
  let end = text.length;
  // From the last one to the left, as long as nothing but a comma stands between them.
  for (const found of [...text.matchAll(EACH_SIZE)].toReversed()) {
    const [whole, name = '', price = ''] = found;
    const after = text.slice(found.index + whole.length, end);
    if (!(sizes.length === 0 ? AFTER_SIZES : BETWEEN_SIZES).test(after)) break;
    sizes.unshift({ name: name.trim(), price: price.trim() });
    end = found.index;
  }
  const names = sizes.map(({ name }) => name);
  // A letter l alone is a litre or a leu.
  const areLetters = names.every((name) => !/\d/.test(name) && !/^\p{Ll}$/u.test(name));
  const areSizes = names.length > 1 && (areLetters || areOneMeasure(names));
  return areSizes && new Set(names).size === names.length
    ? { before: text.slice(0, end), sizes }
    : undefined;
}

/** `150 ml 55 / 750 ml`: the second weight begins with the price of the first. */
const isPriceInWeight = (weights: readonly string[]): boolean =>
  weights.slice(1).some((weight) => /\d\s+\/\s+\d/u.test(weight));

/** A number of a name beside a price without a currency: `Steak de vită 250 210`. A year is none. */
const NUMBER_AT_END = /(?:^|\s)(?!(?:19|20)\d\d$)\d{2,4}$/u;

const isNumberBeside = (name: string, price: string): boolean =>
  NUMBER_AT_END.test(name) &&
  !NUMBERED.test(name.replace(NUMBER_AT_END, '')) &&
  !AMOUNT.test(price);

type Priced = Pick<MenuLine, 'name' | 'price' | 'isAmbiguous'> & {
  readonly bareWeight: string | undefined;
};

/** Name and price of what is left without the weights; undefined without a price, and with two. */
function priced(marked: string, weights: readonly string[]): Priced | undefined {
  const rest = marked
    .replaceAll(AROUND_MARKS, '  ')
    .replaceAll(EMPTY_BRACKETS, ' ')
    .replace(AFTER_PRICE, '');
  const split = splitPrice(rest);
  if (!split || AMOUNT.test(split.before) || isPriceInWeight(weights)) return undefined;
  const bare = BARE_WEIGHT.exec(split.before);
  const name = tidy(split.before.slice(0, bare?.index));
  const price = split.price.trim();
  const isAmbiguous = split.isAmbiguous || isNumberBeside(name, price);
  return { name, price, isAmbiguous, bareWeight: bare?.[1] };
}

/** PDF files give ligatures, parts of letters, and characters without a width where a word may be divided. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, '');

const nothing = { prices: [], sizes: [], litresOrLei: '', isAmbiguous: false, isUnclear: false };

/** The parts of one line of a menu. */
export function readMenuLine(raw: string, number: number): MenuLine {
  // A line of a menu is shorter; the patterns would read a very long one for minutes.
  const text = plainLetters(raw.slice(0, MAX_FIELD_LENGTH))
    .replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replaceAll('\t', '  ')
    // The patterns would look through a long run of spaces again from each of them.
    .replaceAll(/ {4,}/g, '   ')
    .trim();
  const sized = sizesAtEnd(text);
  if (sized) {
    const { sizes, before } = sized;
    return { ...nothing, number, text, name: tidy(before), weight: '', price: '', sizes };
  }
  const weights = (text.match(WEIGHT) ?? []).map((one) => one.trim());
  const marked = text.replaceAll(WEIGHT, MARK);
  const found = priced(marked, weights);
  if (found) {
    const { name, price, bareWeight, isAmbiguous } = found;
    const all = bareWeight === undefined ? weights : [weightWithUnit(bareWeight, name), ...weights];
    const prices = splitPrices(price);
    const line = { ...nothing, number, text, weight: all.join(', '), name, isAmbiguous };
    return { ...line, price: prices.length > 0 ? '' : price, prices };
  }
  const last = weights.at(-1) ?? '';
  const isLei = WHOLE_LITRES.test(last) && text.endsWith(last);
  return {
    ...nothing,
    number,
    text,
    weight: weights.join(', '),
    name: tidy(marked.replaceAll(AROUND_MARKS, '  ')),
    price: '',
    litresOrLei: isLei ? last : '',
    isUnclear: AMOUNT.test(text) || isPriceInWeight(weights),
  };
}

/** Whether an amount with its currency stands in the text. */
export const hasCurrency = (text: string): boolean => AMOUNT.test(text);

/** Whether the line has a price, or several of sizes. */
export const isPriced = ({ price, prices, sizes }: MenuLine): boolean =>
  price !== '' || prices.length > 0 || sizes.length > 0;

/** Whether the line is a price, or several of sizes, and nothing else but a weight: it belongs to the name before it. */
export const isLonePrice = (line: MenuLine): boolean =>
  line.name === '' &&
  (readPrice(line.price) !== undefined || line.prices.length > 0 || line.sizes.length > 0);
