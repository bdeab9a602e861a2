export {
  MAX_ADDRESS_LENGTH,
  MAX_FIELD_LENGTH,
  MAX_LINE_LENGTH,
  MAX_PHONE_LENGTH,
} from './lengths.ts';
export {
  checkField,
  email,
  isBlank,
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
