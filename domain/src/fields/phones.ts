import type { Validator } from './validators.ts';

/**
 * A phone without what users type between its digits, and without the invisible directions that phones put around a
 * copied number; 00 in place of a plus is one.
 */
export function stripPhone(value: string): string {
  return value
    .replaceAll(/[\s.'’()\p{Pd}\u2212\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/^00(?=\d)/, '+');
}

type Plan = { readonly code: string; readonly national: RegExp };

/** National numbers with the digit that is dialled before them, after the plans that libphonenumber publishes. */
const MOLDOVA: Plan = { code: '373', national: /^0?((?:[235-7]\d|[89]0)\d{6})$/ };
const NEIGHBOURS: readonly Plan[] = [
  { code: '40', national: /^0([237]\d{8})$/ },
  { code: '380', national: /^0((?:[3-6]\d|7[1-357]|9[1-9])\d{7})$/ },
  { code: '7', national: /^8([3489]\d{9})$/ },
];

function inPlan(digits: string, { code, national }: Plan): string | undefined {
  const own = national.exec(digits)?.[1];
  if (own !== undefined) return `+${code}${own}`;
  // The country's code without its plus.
  const isWhole = digits.startsWith(code) && digits.length > code.length + 7;
  const rest = isWhole ? digits.slice(code.length) : '';
  const known = ['', '0', '8'].some((dialled) => national.test(`${dialled}${rest}`));
  return known ? `+${digits}` : undefined;
}

/**
 * A phone as it is stored, E.164: Moldova's where it is a number of Moldova, a neighbour's where it can be that of one country alone.
 * Undefined where the country has to be asked for. A number with a plus has its country; one that claims to be Moldova's
 * must be.
 */
export function readPhone(value: string): string | undefined {
  const phone = stripPhone(value);
  if (!phone.startsWith('+')) {
    const moldovan = inPlan(phone, MOLDOVA);
    if (moldovan !== undefined) return moldovan;
    const [found, ...others] = NEIGHBOURS.flatMap((plan) => inPlan(phone, plan) ?? []);
    // Seven digits are a number without its area, which no country would complete.
    if (found === undefined) return phone.length === 7 ? phone : undefined;
    return others.length === 0 ? found : undefined;
  }
  if (!phone.startsWith(`+${MOLDOVA.code}`)) return phone;
  return inPlan(phone.slice(MOLDOVA.code.length + 1), MOLDOVA);
}

/** Numeric (a leading + is a country's), 7 to 15 digits, which is what E.164 holds, and of a known country. */
export const phone: Validator = (value) => {
  if (!/^\+?\d{7,15}$/.test(stripPhone(value))) return { code: 'invalid_phone' };
  return readPhone(value) === undefined ? { code: 'phone_needs_country' } : undefined;
};
