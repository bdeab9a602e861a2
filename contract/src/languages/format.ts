import { factsOf, type Language } from './languages.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Creating a formatter costs a hundred times as much as using it. */
export function numberFormat(
  language: Language,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const name = `${language} ${JSON.stringify(options)}`;
  const known = numberFormats.get(name);
  if (known) return known;
  const { locale, unitLocale = locale } = factsOf(language);
  const format = new Intl.NumberFormat(options.style === 'unit' ? unitLocale : locale, options);
  numberFormats.set(name, format);
  return format;
}

/** Money with two decimals: `1 234,50 Lei`; a one-character symbol comes first where that is usual: `€1,234.50`. */
export function formatAmount(value: number, symbol: string, language: Language): string {
  const number = numberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);
  const isSign = symbol.length === 1;
  return factsOf(language).isSignFirst && isSign
    ? `${symbol}${number}`
    : `${number}\u00A0${symbol}`;
}

/** Hours:minutes of a moment. */
export function formatTime(moment: string | number, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment));
}

/** Day, short month, year, hours:minutes; in the device's zone unless another is named. */
export function formatDateTime(iso: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
}
