export {
  currencies,
  currencyCode,
  currencySymbol,
  DEFAULT_CURRENCY_ID,
  isCurrencyId,
  usualOrderBoundMinor,
  type Currency,
} from './currencies.ts';
export { MAX_PUB_INFO_LENGTH, pubFields, urlName } from './pub-fields.ts';
export {
  calendarDay,
  colorThemes,
  daysFrom,
  DEFAULT_MAP_CENTRE,
  DEFAULT_TIME_ZONE,
  expiryWarning,
  extendedLastDay,
  isExpired,
  MOST_EXTENSION_DAYS,
  PUBLICATION_DAYS,
  type ColorTheme,
} from './publication.ts';
export { isTableOf, MAX_TABLE_LIST_LENGTH } from './table-list.ts';
export { knownTimeZone, nearTimeZones } from './time-zones.ts';
export { SET_UP_DISHES, setUpStepsOf, type SetUpStep, type SetUpSteps } from './set-up.ts';
export { telegramAddress, telegramName } from './telegram.ts';
export { suggestUrlName } from './suggest-url-name.ts';
export { wifiCodePath, wifiJoinText } from './wifi.ts';
export { isUntilSwitchedBack, UNTIL_SWITCHED_BACK } from './until-switched-back.ts';
