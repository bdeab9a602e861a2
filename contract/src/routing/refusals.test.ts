import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { refusalsOf, refusalsOfSocket, ok, type RouteKey, type RouteSpec } from './index.ts';

const reply = ok({});
const body = Type.Object({});

describe('the refusals of a call', () => {
  it.each<[RouteKey, Omit<RouteSpec, 'summary' | 'reply'>, string[]]>([
    ['GET /api/a', { access: 'public' }, []],
    ['GET /api/a', { access: 'signed_in' }, ['unauthorized', 'too_many_requests']],
    [
      'GET /api/a/:aID',
      { access: 'pub' },
      ['unauthorized', 'too_many_requests', 'forbidden', 'not_found', 'bad_document'],
    ],
    ['GET /api/a', { access: 'public', query: body }, ['validation_error', 'bad_document']],
    ['POST /api/a', { access: 'session' }, ['bad_document', 'body_is_too_large']],
    [
      'GET /api/a',
      { access: 'signed_in', perAddress: { max: 1, minutes: 1 } },
      ['too_many_requests', 'unauthorized'],
    ],
    [
      'POST /api/a',
      { access: 'public', perAddress: { max: 1, minutes: 1 }, upload: 'image' },
      [
        'too_many_requests',
        'bad_document',
        'body_is_too_large',
        'file_is_too_large',
        'invalid_file',
        'invalid_file_extension',
        'file_is_not_an_image',
        'storage_is_full',
      ],
    ],
    [
      'POST /api/a',
      { access: 'public', body, errors: ['validation_error', 'invalid_credentials'] },
      ['validation_error', 'bad_document', 'body_is_too_large', 'invalid_credentials'],
    ],
  ])('%s %j', (name, spec, expected) => {
    expect(refusalsOf(name, { summary: 'A call', reply, ...spec })).toEqual([
      ...expected,
      'something_went_wrong',
      'service_unavailable',
    ]);
  });
});

describe('the refusals of a socket', () => {
  it.each([
    ['/ws/a/:aID', 'pub', ['unauthorized', 'too_many_requests', 'forbidden', 'not_found']],
    ['/ws/a/:token', 'public', ['not_found']],
    ['/ws/a', 'admin', ['unauthorized', 'too_many_requests', 'forbidden']],
  ] as const)('%s for %s', (path, access, expected) => {
    expect(refusalsOfSocket(path, { access }).slice(0, -2)).toEqual(expected);
  });
});
