export {
  currencies,
  currencyCode,
  currencySymbol,
  DEFAULT_CURRENCY_ID,
  isCurrencyId,
  type Currency,
} from './currencies.ts';
export { pubFields, urlName } from './pub-fields.ts';
export {
  colorThemes,
  DEFAULT_MAP_CENTRE,
  DEFAULT_TIME_ZONE,
  extendedExpiration,
  isExpired,
  MOST_EXTENSION_DAYS,
  PUBLICATION_DAYS,
  type ColorTheme,
} from './publication.ts';
export { suggestUrlName } from './suggest-url-name.ts';
export { wifiCodePath, wifiJoinText } from './wifi.ts';
