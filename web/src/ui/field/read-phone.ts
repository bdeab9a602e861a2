const COUNTRY = '373';
const NATIONAL_DIGITS = 8;

/**
 * A number that came in one piece, from autofill or the clipboard, or with the zero that is dialled
 * at home (`069 123 456`), or that is typed over the prefix, which the Tab key selects: E.164. Nothing for
 * what is still being typed behind the prefix, a character at a time after what stood there before.
 */
export function readWholePhone(text: string, before = ''): string | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const behindPrefix = digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  // Pasted behind the prefix with a prefix of its own.
  const withoutCountry =
    behindPrefix.length > NATIONAL_DIGITS ? behindPrefix.replace(/^(?:00)?373/, '') : behindPrefix;
  const isHomeStyle = withoutCountry.startsWith('0');
  const isTypedBehindPrefix = text.startsWith(`+${COUNTRY} `);
  const isInOnePiece = text.length > before.length + 1;
  if (isTypedBehindPrefix && !isHomeStyle && !isInOnePiece) return undefined;
  const national = isHomeStyle ? withoutCountry.slice(1) : withoutCountry;
  const isWhole = national.length === NATIONAL_DIGITS;
  // «37» may become the country's own code still.
  const isTypedOverPrefix = /^\d/.test(text) && !digits.startsWith(COUNTRY.slice(0, digits.length));
  const isBegun = (isTypedBehindPrefix && isHomeStyle) || isTypedOverPrefix;
  return isWhole || (isBegun && national.length < NATIONAL_DIGITS)
    ? `+${COUNTRY}${national}`
    : undefined;
}
