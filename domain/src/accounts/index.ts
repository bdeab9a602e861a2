export { isRole, roles, signInOrder, type Role } from './roles.ts';
export { DEFAULT_TARIFF, isTariff, pubLimit, tariffs, type Tariff } from './tariffs.ts';
export {
  checkField,
  email,
  length,
  notEmpty,
  number,
  phone,
  readNumber,
  stripPhone,
  type FieldProblem,
  type FieldProblemCode,
  type Validator,
} from './validators.ts';
export {
  accountFields,
  clientFields,
  COUNTRY_PREFIX,
  deletionPhoneDigits,
} from './account-fields.ts';
