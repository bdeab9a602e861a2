import {
  errorTable,
  type ErrorCode,
  type Failure,
  type FieldError,
} from '@comanda/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnstorableText } from '../database/constraint.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { AppError } from './app-error.ts';

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_document',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  413: 'file_is_too_large',
  415: 'bad_document',
  429: 'too_many_requests',
  503: 'service_unavailable',
};

function fieldErrors(error: FastifyError): FieldError[] {
  return (error.validation ?? []).map((problem) => {
    const missing = problem.params['missingProperty'];
    const path = problem.instancePath.split('/').filter((part) => part !== '');
    const field = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
    return { field, code: typeof missing === 'string' ? 'field_is_required' : 'invalid_value' };
  });
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnstorableText(error)) return new AppError('bad_document');
  if (isDatabaseUnavailable(error)) return new AppError('service_unavailable');
  const known = error as Partial<FastifyError>;
  if (known.validation) {
    const isPath = known.validationContext === 'params';
    return isPath
      ? new AppError('not_found')
      : new AppError('validation_error', {}, fieldErrors(known as FastifyError));
  }
  return new AppError(codeOfStatus[known.statusCode ?? 500] ?? 'something_went_wrong');
}

/** The body of a failure, the only shape that one has. */
function failureBody(error: AppError): Failure {
  const { err } = errorTable[error.code];
  return {
    ok: false,
    err,
    code: error.code,
    ...(Object.keys(error.facts).length > 0 ? { facts: { ...error.facts } } : {}),
    ...(error.validationErrors ? { validationErrors: [...error.validationErrors] } : {}),
  };
}

/** What a failure is to whoever asked; the log keeps what it came from. */
export function noteRefusal(error: unknown, request: FastifyRequest): AppError {
  const appError = toAppError(error);
  const { level } = errorTable[appError.code];
  const where = { code: appError.code, route: request.routeOptions.url };
  // What nobody chose to refuse is told with what it came from.
  const isTold = error !== appError && (level === 'error' || level === 'warn');
  request.log[level](isTold ? { ...where, err: error } : where, 'request refused');
  return appError;
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = noteRefusal(error, request);
  void reply
    .code(errorTable[appError.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureBody(appError));
}

/** Failures of calls are written in one place, which hides what it does not know. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    answer(error, request, reply);
  });
}
