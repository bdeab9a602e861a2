export {
  ACCESS_TOKEN_MINUTES,
  ENTERED_PUB_HOURS,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  isRole,
  roles,
  signInOrder,
  type EmailRole,
  type Role,
} from './sign-in.ts';
export {
  ownFieldsOf,
  signInFieldOf,
  type OwnField,
  accountFields,
  clientFields,
  COUNTRY_PREFIX,
  deletionPhone,
} from './account-fields.ts';
export { DEFAULT_TARIFF, isTariff, pubLimit, tariffs, type Tariff } from './tariffs.ts';
