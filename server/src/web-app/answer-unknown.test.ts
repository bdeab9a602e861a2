import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorHandler } from '../plumbing/http/error-handler.ts';
import { answerUnknown } from './answer-unknown.ts';

const app = Fastify();
registerErrorHandler(app);
answerUnknown(app, (_request, reply) => reply.code(404).type('text/html').send('<p>not here</p>'));

it.each([
  ['GET', '/api/nothing'],
  ['GET', '/api-static/images/pubs/bgs/1.webp'],
  ['GET', '/static/admin/locales/xx/translation.json'],
  ['GET', '/assets/gone.js'],
  ['GET', '/ws/nothing'],
  ['POST', '/admin/company'],
] as const)('%s %s is answered with 404 and JSON', async (method, url) => {
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ ok: false, err: 'not found', code: 'not_found' });
});

it.each(['/nothing', '/apiary', '/admin/nothing'])(
  '%s is answered with 404 and the page',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('<p>not here</p>');
  },
);
