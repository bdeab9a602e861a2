import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { StatementTimeoutError } from '../database/database-errors.ts';
import { AppError } from './app-error.ts';
import { registerErrorHandler } from './error-handler.ts';

const withStatus = (statusCode: number): Error =>
  Object.assign(new Error('select password_hash from account'), { statusCode });

it.each([
  [new Error('select password_hash from account'), 500, 'something_went_wrong'],
  [withStatus(400), 400, 'bad_document'],
  [withStatus(413), 413, 'body_is_too_large'],
  [withStatus(414), 404, 'not_found'],
  [withStatus(408), 408, 'request_took_too_long'],
  [withStatus(415), 400, 'bad_document'],
  [withStatus(503), 503, 'service_unavailable'],
  [new StatementTimeoutError(10_000), 503, 'service_unavailable'],
  [withStatus(418), 500, 'something_went_wrong'],
  [new AppError('pub_limit_exceeded'), 403, 'pub_limit_exceeded'],
])(
  '%s is answered with %d %s, only with the texts of the contract',
  async (error, status, code) => {
    const app = Fastify();
    registerErrorHandler(app);
    app.get('/', () => {
      throw error;
    });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ ok: false, err: expect.any(String) as string, code });
    expect(answer.body).not.toContain('password_hash');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

it('includes the facts and the fields of a refusal', async () => {
  const app = Fastify();
  registerErrorHandler(app);
  app.get('/', () => {
    const fields = [{ field: 'name', code: 'min', limit: 3 }];
    throw new AppError('validation_error', { missing: 40 }, fields);
  });
  expect((await app.inject('/')).json()).toEqual({
    ok: false,
    err: 'validation error',
    code: 'validation_error',
    facts: { missing: 40 },
    validationErrors: [{ field: 'name', code: 'min', limit: 3 }],
  });
});
