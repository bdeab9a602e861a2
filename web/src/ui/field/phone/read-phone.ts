import { readPhone } from '@comanda/domain/fields';

const COUNTRY = '373';
const NATIONAL_DIGITS = 8;

/**
 * The E.164 number of text that was autofilled or pasted, or typed with the zero that is
 * dialled inside Moldova (`069 123 456`), or typed over the prefix, which the Tab key selects. Undefined for
 * text that is still being typed after the prefix, one character at a time.
 */
export function readMoldovanPhone(text: string, before = ''): string | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const behindPrefix = digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  // Pasted after the prefix with a prefix of its own.
  const withoutCountry =
    behindPrefix.length > NATIONAL_DIGITS ? behindPrefix.replace(/^(?:00)?373/, '') : behindPrefix;
  const isNationalFormat = withoutCountry.startsWith('0');
  const isTypedBehindPrefix = text.startsWith(`+${COUNTRY} `);
  const isPasted = text.length > before.length + 1;
  if (isTypedBehindPrefix && !isNationalFormat && !isPasted) return undefined;
  const national = isNationalFormat ? withoutCountry.slice(1) : withoutCountry;
  const isWhole = national.length === NATIONAL_DIGITS;
  // «37» may still become the country's own code.
  const isTypedOverPrefix = /^\d/.test(text) && !digits.startsWith(COUNTRY.slice(0, digits.length));
  const isBegun = (isTypedBehindPrefix && isNationalFormat) || isTypedOverPrefix;
  return isWhole || (isBegun && national.length < NATIONAL_DIGITS)
    ? `+${COUNTRY}${national}`
    : undefined;
}

/** Whether the field's text is, or begins as, a number of another country, or is too long for Moldova's. */
export function isForeignPhone(value: string): boolean {
  return value !== '' && !/^\+373\d{0,8}$/.test(value);
}

/**
 * Text with more digits than a number of Moldova has: a neighbour's national form as E.164, or else unchanged, so that
 * its form asks for the country. Undefined for shorter text.
 */
export function readLongPhone(text: string): string | undefined {
  const own = text.trim().replace(/^\+373\s*(?=0\d{3})/, '');
  const digits = own.replaceAll(/\D/g, '');
  const national = digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  if (national.replace(/^0/, '').length <= NATIONAL_DIGITS) return undefined;
  return readPhone(own) ?? (own.startsWith('+') ? `+${digits}` : digits);
}

type Edit = {
  /** The previous text was a number of another country. */
  readonly isForeign: boolean;
  /** How the text was changed; undefined when the browser fills it in. */
  readonly input: { readonly inputType?: string; readonly data?: string | null };
};

/**
 * Another country's number, complete or still being typed: a plus and digits. It begins with its own plus, over
 * the whole text or right after our prefix, or is pasted; a digit that is typed into our prefix does not
 * make it foreign. Undefined for a Moldovan number.
 */
export function readForeignPhone(text: string, { isForeign, input }: Edit): string | undefined {
  const own = text.trim().replace(/^\+373\s*(?=\+|00)/, '');
  const digits = own.replaceAll(/\D/g, '');
  const isDialled = own.startsWith('00');
  const phone = `+${isDialled ? digits.slice(2) : digits}`;
  if (phone.startsWith(`+${COUNTRY}`)) return undefined;
  const hasPlus = isDialled || own.startsWith('+');
  const isDeletion = input.inputType?.startsWith('delete') === true;
  // Only the plus of the number was deleted.
  if (isForeign) return hasPlus || (isDeletion && digits !== '') ? phone : undefined;
  const isOneKey = input.inputType === 'insertText' && input.data?.length === 1;
  return hasPlus && !isDeletion && (!isOneKey || own === '+') ? phone : undefined;
}
