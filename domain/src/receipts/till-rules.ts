import { length, notEmpty, type Validator } from '../fields/validators.ts';
import { vatClasses } from '../vat/vat.ts';
import { readPrinterAddress } from '../printing/printer-rules.ts';

/** The tills that the bridge speaks to; each is a driver of its program. */
export const tillKinds = ['posfix', 'fiscalcloud'] as const;
export type TillKind = (typeof tillKinds)[number];

/** What a till is asked with besides its address: the fields that its kind has. */
export const tillCredentials = {
  posfix: ['api_key'],
  fiscalcloud: ['api_key', 'secret', 'device'],
} as const satisfies Record<TillKind, readonly ('api_key' | 'secret' | 'device')[]>;

/** Where a till answers unless its address says another port. */
const ports: Readonly<Record<TillKind, number>> = { posfix: 4567, fiscalcloud: 80 };

/** The letters of the VAT groups of a Moldovan till. */
export const vatGroups = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type VatGroup = (typeof vatGroups)[number];

/** What a till needs a group for: the classes of VAT, and what has none, such as all that a pub without VAT sells. */
export const taxedAs = [...vatClasses, 'none'] as const;
export type TaxedAs = (typeof taxedAs)[number];

/** The group of each, as the person who services the till has programmed it. */
export type VatGroups = Readonly<Record<TaxedAs, VatGroup>>;

/** As tills are usually programmed. */
export const defaultVatGroups: VatGroups = { reduced: 'B', standard: 'A', none: 'E' };

/** What the bridge found: `off` takes no connection or answers nothing, `key_refused` refuses the key. */
export const tillStates = ['ok', 'off', 'key_refused', 'fault'] as const;
export type TillState = (typeof tillStates)[number];

const HTTPS = 'https://';
const HTTPS_PORT = 443;

/**
 * The origin at which a bridge asks a till in the pub's network: `192.168.1.60` or `till.local:4567`, by http unless the
 * address begins with `https://`. Undefined for everything else.
 */
export function readTillAddress(kind: TillKind, text: string): string | undefined {
  const plain = text.trim();
  const isSecure = plain.toLowerCase().startsWith(HTTPS);
  const address = isSecure ? plain.slice(HTTPS.length) : plain;
  const read = readPrinterAddress(
    /:\d+$/.test(address) ? address : `${address}:${isSecure ? HTTPS_PORT : ports[kind]}`,
  );
  return read && `${isSecure ? 'https' : 'http'}://${read.host}:${read.port}`;
}

const MAX_CREDENTIAL_LENGTH = 200;
export const MAX_RECEIPT_NUMBER_LENGTH = 40;
export const MAX_RECEIPT_LINK_LENGTH = 500;
/** Of the words of a till that refuses; longer ones are cut. */
export const MAX_TILL_WORDS_LENGTH = 300;

const tillAddress: Validator = (value) =>
  readTillAddress('posfix', value) ? undefined : { code: 'invalid_value' };

export const tillFields = {
  address: [notEmpty, tillAddress],
  api_key: [length(0, MAX_CREDENTIAL_LENGTH)],
  secret: [length(0, MAX_CREDENTIAL_LENGTH)],
  device: [length(0, MAX_CREDENTIAL_LENGTH)],
} as const satisfies Record<string, readonly Validator[]>;

export const receiptNumberFields = {
  number: [notEmpty, length(1, MAX_RECEIPT_NUMBER_LENGTH)],
} as const satisfies Record<string, readonly Validator[]>;
