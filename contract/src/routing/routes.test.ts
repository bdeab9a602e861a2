import { describe, expect, it } from 'vitest';
import { isErrorCode } from '../errors/index.ts';
import { listCalls, routes } from '../index.ts';
import { sockets } from '../live/index.ts';
import {
  bodyBytes,
  key,
  MAX_BODY_BYTES,
  uploadLimits,
  type RouteKey,
  type RouteSpec,
} from './index.ts';

const calls = listCalls().map((name) => {
  const spec: RouteSpec = routes[name];
  return { name, spec, ...key(name) };
});
const textParams = new Set(['pubUrlName', 'trackingToken', 'reportToken', 'deskKey', 'requestKey']);
const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':');

describe('every call', () => {
  it.each(calls)('$name has a path under /api/ without a trailing slash', ({ method, path }) => {
    expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).toContain(method);
    expect(path).toMatch(/^\/api(?:\/:?\w[\w-]*)+$/);
  });

  it.each(calls)('$name has each id in its path only once', ({ params }) => {
    for (const param of params.filter((name) => !textParams.has(name))) {
      expect(param).toMatch(/^[a-z]+ID$/);
    }
    expect(new Set(params).size).toBe(params.length);
  });

  it.each(calls)('$name lists known error codes, each once', ({ spec: { errors = [] } }) => {
    expect(errors.filter((code) => !isErrorCode(code))).toEqual([]);
    expect(new Set(errors).size).toBe(errors.length);
  });

  it.each(calls)('$name has a body or query only if its method allows it', ({ method, spec }) => {
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(method) && spec.upload === undefined;
    expect(spec.body === undefined || hasBody).toBe(true);
    const creates = spec.status === 201 || spec.isIdempotent === true;
    expect(creates && method !== 'POST').toBe(false);
  });

  it.each(calls)('$name has a summary of one line', ({ spec: { summary } }) => {
    expect(summary).toMatch(/^\S[^\n]*[^\s.]$/);
  });

  it.each(calls)('$name replies with `ok: true` and its own fields', ({ spec: { reply } }) => {
    expect(reply.properties['ok']).toMatchObject({ const: true });
    expect(reply.required).toContain('ok');
  });

  it.each(calls)(
    '$name has the access that fits its path',
    ({ params, path, spec: { access } }) => {
      if (path === '/api/admin/leave-pub') expect(access).toBe('entered');
      else if (path.startsWith('/api/admin/')) expect(access).toBe('admin');
      if (path.startsWith('/api/company/')) {
        expect(access).toBe(params.includes('pubID') ? 'pub' : 'company');
      }
      if (access === 'pub') expect(params).toEqual(expect.arrayContaining(['companyID', 'pubID']));
    },
  );

  it.each(calls)('$name has a body with a byte limit', ({ spec }) => {
    expect(bodyBytes(spec)).toBeLessThanOrEqual(MAX_BODY_BYTES);
  });

  it.each(calls.filter(({ spec: { access } }) => access === 'public' || access === 'session'))(
    '$name reads little of a stranger',
    ({ spec }) => {
      expect(bodyBytes(spec)).toBeLessThanOrEqual(128 * 1024);
    },
  );

  it.each(
    calls.filter(({ spec: { access, upload } }) => {
      return access === 'public' || access === 'session' || upload !== undefined;
    }),
  )('$name is limited per address', ({ spec }) => {
    expect(spec.perAddress).toBeDefined();
  });

  it('has a unique method and path shape', () => {
    const shapes = calls.map(({ method, path }) => `${method} ${shapeOf(path)}`);
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it('responds with 201 when it creates an entry of a collection', () => {
    const creating = /\/(?:pubs|menus|categories|dishes|orders|couriers|settlements)$/;
    const creations = calls.filter(({ method, path }) => method === 'POST' && creating.test(path));
    expect(creations.filter(({ spec }) => spec.status !== 201).map(({ name }) => name)).toEqual([]);
  });

  it('is limited when it takes a file', () => {
    const uploads = calls.filter(({ spec }) => spec.upload !== undefined);
    expect(uploads).toHaveLength(4);
    for (const { spec } of uploads) expect(spec).toMatchObject(uploadLimits);
  });
});

describe('sockets', () => {
  it.each(Object.entries(sockets))('%s is limited per address and account', (_path, spec) => {
    expect(spec.perAddress).toBeDefined();
    expect('perAccount' in spec).toBe(spec.access !== 'public');
  });

  it('are these four', () => {
    expect(Object.keys(sockets)).toEqual([
      '/ws/orders/company/:companyID/pub/:pubID',
      '/ws/courier/:courierID',
      '/ws/client/order/:trackingToken',
      '/ws/admin/orders',
    ]);
  });
});

describe('key', () => {
  it.each<[RouteKey, string[]]>([
    ['GET /api/company', []],
    ['PUT /api/a/:aID/b/:bID/update-status', ['aID', 'bID']],
  ])('splits %s', (route, params) => {
    const [method, path] = route.split(' ');
    expect(key(route)).toEqual({ method, path, params });
  });
});
