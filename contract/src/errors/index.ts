export { errorTable, isErrorCode, type ErrorCode, type ErrorSpec } from './error-table.ts';
export { FailureBody, type Failure, type FieldError } from './failure.ts';
export { errorTexts } from './texts.ts';
