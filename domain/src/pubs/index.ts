export {
  currencies,
  currencyCode,
  currencySymbol,
  DEFAULT_CURRENCY_ID,
  isCurrencyId,
  usualOrderBoundMinor,
  type Currency,
} from './currencies.ts';
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
export { SET_UP_DISHES, setUpStepsOf, type SetUpStep, type SetUpSteps } from './set-up.ts';
export { isUntilSwitchedBack, UNTIL_SWITCHED_BACK } from './until-switched-back.ts';
