export {
  ACCESS_TOKEN_MINUTES,
  ENTERED_PUB_HOURS,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
} from './lifetimes.ts';
export { ownFieldsOf, signInFieldOf, type OwnField } from './own-fields.ts';
export { isRole, roles, signInOrder, type EmailRole, type Role } from './roles.ts';
export { DEFAULT_TARIFF, isTariff, pubLimit, tariffs, type Tariff } from './tariffs.ts';
export { accountFields, clientFields, COUNTRY_PREFIX, deletionPhone } from './account-fields.ts';
