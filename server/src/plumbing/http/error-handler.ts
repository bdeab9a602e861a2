import {
  errorTable,
  type ErrorCode,
  type Failure,
  type FieldError,
} from '@comanda/contract/errors';
import { checkField, MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { MAX_LISTED_ERRORS } from '@comanda/domain/refusal';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { isUnstorableText } from '../database/queries/constraint.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { PictureStoreUnavailableError } from '../images/stores/picture-files.ts';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of a request that was refused. */
    refusal: ErrorCode | undefined;
  }
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_document',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  408: 'request_took_too_long',
  413: 'body_is_too_large',
  // A parameter that is longer than any name is answered as not found.
  414: 'not_found',
  415: 'bad_document',
  429: 'too_many_requests',
  503: 'service_unavailable',
};

function fieldError(problem: FastifySchemaValidationError): FieldError {
  const missing = problem.params['missingProperty'];
  const unknown = problem.params['additionalProperty'];
  const path = problem.instancePath.split('/').filter((part) => part !== '');
  const fieldOf = (name: string): string => [...path, name].join('.');
  if (typeof missing === 'string') return { field: fieldOf(missing), code: 'field_is_required' };
  // The name is the sender's: it is answered in part, and never logged.
  if (typeof unknown === 'string') {
    return { field: fieldOf(unknown.slice(0, MAX_LINE_LENGTH)), code: 'unknown_field' };
  }
  const field = path.join('.');
  const limit = problem.keyword === 'maxLength' ? Number(problem.params['limit']) : undefined;
  return limit === undefined ? { field, code: 'invalid_value' } : { field, code: 'max', limit };
}

/** The first error of each field: a form shows it below the field. */
function fieldErrors(problems: readonly FastifySchemaValidationError[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const problem of problems) {
    const error = fieldError(problem);
    if (!byField.has(error.field)) byField.set(error.field, error);
  }
  return [...byField.values()];
}

/** Of the texts that are there: one that is missing, or no text, is a problem of the schema. */
function textErrors({ body, routeOptions }: FastifyRequest): FieldError[] {
  const { fields = {} } = routeOptions.config;
  const texts = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return Object.entries(fields).flatMap(([field, validators]) => {
    const text = Object.hasOwn(texts, field) ? texts[field] : undefined;
    const problem = typeof text === 'string' ? checkField(text, validators) : undefined;
    return problem ? [{ field, ...problem }] : [];
  });
}

/** An unknown field comes from a faulty program, not from a form, so no texts are checked beside it. */
function bodyErrors(
  problems: readonly FastifySchemaValidationError[],
  request: FastifyRequest,
): FieldError[] {
  const errors = fieldErrors(problems);
  if (errors.some(({ code }) => code === 'unknown_field')) return errors;
  const listed = new Set(errors.map(({ field }) => field));
  return [...errors, ...textErrors(request).filter(({ field }) => !listed.has(field))];
}

function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isUnstorableText(error)) return new AppError('bad_document');
  const isUnavailable =
    isDatabaseUnavailable(error) || error instanceof PictureStoreUnavailableError;
  if (isUnavailable) return new AppError('service_unavailable');
  const known = error as Partial<FastifyError>;
  if (known.validation) {
    const isPath = known.validationContext === 'params';
    return isPath
      ? new AppError('not_found')
      : new AppError('validation_error', {}, bodyErrors(known.validation, request));
  }
  return new AppError(codeOfStatus[known.statusCode ?? 500] ?? 'something_went_wrong');
}

/** The body of every failure. */
export function failureBody(error: AppError): Failure {
  const { err } = errorTable[error.code];
  return {
    ok: false,
    err,
    code: error.code,
    ...(Object.keys(error.facts).length > 0 ? { facts: { ...error.facts } } : {}),
    ...(error.validationErrors
      ? { validationErrors: error.validationErrors.slice(0, MAX_LISTED_ERRORS) }
      : {}),
  };
}

/** Converts an error to its response; the log gets the original error. */
export function logRefusal(error: unknown, request: FastifyRequest): AppError {
  const appError = toAppError(error, request);
  request.refusal = appError.code;
  const { level } = errorTable[appError.code];
  const where = { code: appError.code, route: request.routeOptions.url };
  // An unexpected error is logged with its cause.
  const hasCause = error !== appError && (level === 'error' || level === 'warn');
  request.log[level](hasCause ? { ...where, err: error } : where, 'request refused');
  return appError;
}

/** Sends a failure from any error, in the one format of failures. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = logRefusal(error, request);
  if (appError.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', appError.retryAfterSeconds);
  }
  void reply
    .code(errorTable[appError.code].status)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureBody(appError));
}

/** Failures of calls are written in one place, which hides unknown errors. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.decorateRequest('refusal', undefined);
  app.setErrorHandler((error, request, reply) => {
    answerFailure(error, request, reply);
  });
}
