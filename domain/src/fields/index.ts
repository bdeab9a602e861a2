export {
  MAX_ADDRESS_LENGTH,
  MAX_FIELD_LENGTH,
  MAX_LINE_LENGTH,
  MAX_PHONE_LENGTH,
} from './lengths.ts';
export { phone, readPhone, stripPhone } from './phones.ts';
export {
  checkField,
  email,
  length,
  notEmpty,
  number,
  readNumber,
  type FieldProblem,
  type FieldProblemCode,
  type Validator,
} from './validators.ts';
