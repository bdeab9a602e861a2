const COUNTRY = '373';
const NATIONAL_DIGITS = 8;

/**
 * A number that came in one piece, from autofill or the clipboard, or with the zero that is dialled
 * at home (`069 123 456`): E.164. Nothing for what is still being typed behind the prefix.
 */
export function readWholePhone(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const withoutCountry = digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  const isHomeStyle = withoutCountry.startsWith('0');
  const isTypedBehindPrefix = text.startsWith(`+${COUNTRY} `);
  if (isTypedBehindPrefix && !isHomeStyle) return undefined;
  const national = isHomeStyle ? withoutCountry.slice(1) : withoutCountry;
  const isWhole = national.length === NATIONAL_DIGITS;
  return isWhole || (isTypedBehindPrefix && national.length < NATIONAL_DIGITS)
    ? `+${COUNTRY}${national}`
    : undefined;
}
