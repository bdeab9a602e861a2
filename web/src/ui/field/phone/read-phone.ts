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

/** Whether what a field holds is, or begins as, a number of another country. */
export function isForeignPhone(value: string): boolean {
  return value.startsWith('+') && !value.startsWith(`+${COUNTRY}`);
}

type Edit = {
  /** Another country's number stood there before. */
  readonly isForeign: boolean;
  /** What was done to the text; what a browser fills in by itself does not say. */
  readonly input: { readonly inputType?: string; readonly data?: string | null };
};

/**
 * Another country's number, whole or still being typed: a plus and digits. It begins with a plus of its own, over
 * all that stood there or right behind our prefix, or comes in one piece; a digit that is typed into our prefix
 * does not make it foreign. Nothing for a number of ours.
 */
export function readForeignPhone(text: string, { isForeign, input }: Edit): string | undefined {
  const own = text.trim().replace(/^\+373\s*(?=\+|00)/, '');
  const digits = own.replaceAll(/\D/g, '');
  const isDialled = own.startsWith('00');
  const phone = `+${isDialled ? digits.slice(2) : digits}`;
  if (!isForeignPhone(phone)) return undefined;
  const hasPlus = isDialled || own.startsWith('+');
  const isDeletion = input.inputType?.startsWith('delete') === true;
  // Of a number only its plus was taken away.
  if (isForeign) return hasPlus || (isDeletion && digits !== '') ? phone : undefined;
  const isOneKey = input.inputType === 'insertText' && input.data?.length === 1;
  return hasPlus && !isDeletion && (!isOneKey || own === '+') ? phone : undefined;
}
