import { MAX_AMOUNT_MINOR } from '../../money/index.ts';
import { CURRENCY } from './currency-marks.ts';

const BEFORE = new RegExp(`^${CURRENCY}\\s*(?=\\d)`, 'iu');
const AFTER = new RegExp(`(?<=[\\d\\s.,=–—-])${CURRENCY}$`, 'iu');
/** How menus write «and no bani»: `65.-`, `65-00`, `65=`. */
const NO_BANI = /(?:[.,]?[-–—]{1,2}|[-–]00|=|[.,])$/u;
/** Spaces and apostrophes of thousands; `45 50` are two numbers. */
const THOUSANDS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu;
const GROUPED = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$|^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const PLAIN = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * A price of a menu in minor units, with or without a currency: `145 лей`, `1.250,00`, `1 250`, `65.-`. A group of
 * three digits after a point or a comma are thousands. Undefined for anything else, and for two prices.
 */
export function readPrice(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .trim()
    .replace(NO_BANI, '')
    .trimEnd()
    .replaceAll(THOUSANDS, '');
  const grouped = GROUPED.exec(digits);
  const plain = PLAIN.exec(digits);
  const whole = (grouped?.[1] ?? grouped?.[3] ?? plain?.[1])?.replaceAll(/\D/g, '');
  if (whole === undefined) return undefined;
  const fraction = grouped?.[2] ?? grouped?.[4] ?? plain?.[2] ?? '';
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return minor <= MAX_AMOUNT_MINOR ? minor : undefined;
}
