import { phone, readPhone } from '../fields/phones.ts';
import { email, type FieldProblem, type Validator } from '../fields/validators.ts';
import { isBlank } from '../text/blank.ts';

const DIGITS_OF_IDNO = 13;
const WEIGHTS = [7, 3, 1] as const;

/**
 * Whether a text is an IDNO, the number of a company in Moldova: 13 digits, of which the last is the sum of the others,
 * weighted by 7, 3, 1 in turn, modulo 10.
 */
export function isIdno(text: string): boolean {
  if (text.length !== DIGITS_OF_IDNO || !/^\d+$/.test(text)) return false;
  const digits = text.split('').map(Number);
  const sum = digits
    .slice(0, -1)
    .reduce((before, digit, index) => before + digit * (WEIGHTS[index % WEIGHTS.length] ?? 0), 0);
  return sum % 10 === digits.at(-1);
}

const refusedTo = (value: string): FieldProblem | undefined =>
  value.includes('@') ? email(value) : phone(value);

/** Where a receipt goes: a phone or an e-mail; empty is on paper alone. */
const receiptTo: Validator = (value) => (isBlank(value) ? undefined : refusedTo(value));

const buyerIdno: Validator = (value) =>
  isBlank(value) || isIdno(value.replaceAll(/\s/g, '')) ? undefined : { code: 'invalid_value' };

export const receiptContactFields = {
  receipt_to: [receiptTo],
  buyer_idno: [buyerIdno],
} as const satisfies Record<string, readonly Validator[]>;

/** The stored form of a valid "receipt to": a phone in E.164, an e-mail as it is; null for none. */
export function readReceiptTo(text: string): string | null {
  const plain = text.trim();
  if (plain === '') return null;
  return plain.includes('@') ? plain : (readPhone(plain) ?? plain);
}

/** The stored form of a valid IDNO; null for none. */
export const readBuyerIdno = (text: string): string | null => text.replaceAll(/\s/g, '') || null;

/**
 * What the page of an order shows of it, since its link may be shared: the last two digits of a phone, the first letter and
 * the domain of an e-mail.
 */
export function maskReceiptTo(to: string): string {
  const at = to.lastIndexOf('@');
  return at < 0 ? `•••${to.slice(-2)}` : `${to.slice(0, 1)}•••${to.slice(at)}`;
}
