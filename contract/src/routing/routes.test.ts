import { describe, expect, it } from 'vitest';
import { isErrorCode } from '../errors/index.ts';
import { routes, type Call } from '../index.ts';
import { sockets } from '../live/index.ts';
import { key, type RouteKey, type RouteSpec } from './index.ts';

const calls = (Object.entries(routes) as [Call, RouteSpec][]).map(([name, spec]) => ({
  name,
  spec,
  ...key(name),
}));
const textParams = new Set(['pubUrlName', 'trackingToken']);
const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':');

describe('every call', () => {
  it.each(calls)('$name has a path under /api/ without a trailing slash', ({ method, path }) => {
    expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).toContain(method);
    expect(path).toMatch(/^\/api(?:\/:?\w[\w-]*)+$/);
  });

  it.each(calls)('$name names each id in its path, once', ({ params }) => {
    for (const param of params.filter((name) => !textParams.has(name))) {
      expect(param).toMatch(/^[a-z]+ID$/);
    }
    expect(new Set(params).size).toBe(params.length);
  });

  it.each(calls)('$name refuses with known codes, each once', ({ spec: { errors = [] } }) => {
    expect(errors.filter((code) => !isErrorCode(code))).toEqual([]);
    expect(new Set(errors).size).toBe(errors.length);
  });

  it.each(calls)('$name carries only what its method can', ({ method, spec }) => {
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(method) && spec.upload === undefined;
    expect(spec.body === undefined || hasBody).toBe(true);
    const creates = spec.status === 201 || spec.isIdempotent === true;
    expect(creates && method !== 'POST').toBe(false);
  });

  it.each(calls)('$name says in one line what it does', ({ spec: { summary } }) => {
    expect(summary).toMatch(/^\S[^\n]*[^\s.]$/);
  });

  it.each(calls)('$name answers `ok: true` and what else is its own', ({ spec: { reply } }) => {
    expect(reply.properties['ok']).toMatchObject({ const: true });
    expect(reply.required).toContain('ok');
  });

  it.each(calls)('$name is open to whom its path belongs', ({ params, path, spec: { access } }) => {
    if (path === '/api/admin/leave-pub') expect(access).toBe('entered');
    else if (path.startsWith('/api/admin/')) expect(access).toBe('admin');
    if (path.startsWith('/api/company/')) {
      expect(access).toBe(params.includes('pubID') ? 'pub' : 'company');
    }
    if (access === 'pub') expect(params).toEqual(expect.arrayContaining(['companyID', 'pubID']));
  });

  it('has a method and a shape of its own', () => {
    const shapes = calls.map(({ method, path }) => `${method} ${shapeOf(path)}`);
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it('that creates a thing of a collection answers 201', () => {
    const creating = /\/(?:pubs|menus|categories|dishes|orders|couriers|settlements)$/;
    const creations = calls.filter(({ method, path }) => method === 'POST' && creating.test(path));
    expect(creations.filter(({ spec }) => spec.status !== 201).map(({ name }) => name)).toEqual([]);
  });

  it('that takes a file says what may be wrong with it', () => {
    const wrong = [
      'file_is_not_an_image',
      'file_is_too_large',
      'invalid_file',
      'invalid_file_extension',
    ];
    const uploads = calls.filter(({ spec }) => spec.upload !== undefined);
    expect(uploads).toHaveLength(4);
    for (const { spec } of uploads) expect(spec.errors?.toSorted()).toEqual(wrong);
  });
});

describe('sockets', () => {
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
  ])('takes %s apart', (route, params) => {
    const [method, path] = route.split(' ');
    expect(key(route)).toEqual({ method, path, params });
  });
});
