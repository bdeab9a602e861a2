import { listCalls, routes } from '@comanda/contract';
import { errorTable, type ErrorCode } from '@comanda/contract/errors';
import { sockets } from '@comanda/contract/live';
import { key, refusalsOf, type RouteKey, type RouteSpec } from '@comanda/contract/routing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';

type Content = Record<string, { schema?: { properties?: object; anyOf?: object[] } }>;
type Operation = {
  summary: string;
  description?: string;
  responses: Record<string, { description: string; content?: Content }>;
  requestBody?: { content: Content };
  parameters?: { in: string; name: string; required?: boolean }[];
  security?: object[];
};

let t: TestApp;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  t = await buildTestApp();
  const answer = await t.app.inject('/api/openapi.json');
  ({ paths } = answer.json<{ paths: typeof paths }>());
});
afterAll(() => t.close());

const documented = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function operationOf(name: RouteKey): Operation {
  const { method, path } = key(name);
  const operation = paths[documented(path)]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not in the document`);
  return operation;
}

function codesOf(operation: Operation): string[] {
  return Object.entries(operation.responses).flatMap(([status, { description }]) =>
    Number(status) < 400
      ? []
      : [...description.matchAll(/`(\w+)`/g)].map(([, code]) => `${status} ${String(code)}`),
  );
}

const withStatus = (code: ErrorCode): string => `${errorTable[code].status} ${code}`;

describe('the OpenAPI document', () => {
  it.each(listCalls())('has %s with each refusal under its status', (name) => {
    const operation = operationOf(name);
    expect(operation.summary).toBe(routes[name].summary);
    expect(codesOf(operation).toSorted()).toEqual(
      refusalsOf(name, routes[name]).map(withStatus).toSorted(),
    );
    const { status }: RouteSpec = routes[name];
    const success = operation.responses[String(status ?? 200)];
    expect(success?.content?.['application/json']?.schema?.properties).toHaveProperty('ok');
    const isOpen = ['public', 'session'].includes(routes[name].access);
    expect(operation.security ?? []).toEqual(isOpen ? [] : [{ accesstoken: [] }]);
  });

  it.each<[RouteKey, string]>([
    [
      'POST /api/client/pub/:pubID/orders/quote',
      'Limits: 600 a minute from an address, at each process. It counts as 1, and 4 KB of its body as one more.',
    ],
    [
      'GET /api/company/:companyID/pubs/:pubID/whole-menu',
      'Limits: 1200 a minute by an account for all calls, at each process. It counts as 10.',
    ],
  ])('says how often %s may be made, and what it counts as', (name, expected) => {
    expect(operationOf(name).description).toBe(expected);
  });

  it.each([
    ['/ws/orders/company/:companyID/pub/:pubID', true, '404 not_found'],
    ['/ws/courier/:courierID', true, '403 forbidden'],
    ['/ws/client/order/:trackingToken', false, '404 not_found'],
    ['/ws/admin/orders', true, '401 unauthorized'],
  ] as const)('has the socket %s with its messages', (path, isSigned, refusal) => {
    expect(Object.keys(sockets)).toContain(path);
    const operation = operationOf(`GET ${path}`);
    const message = operation.responses['101']?.content?.['application/json']?.schema;
    expect(message?.anyOf).toHaveLength(2);
    const token = operation.parameters?.find(({ name }) => name === 'access_token');
    expect(token?.required ?? false).toBe(isSigned);
    expect(codesOf(operation)).toContain(refusal);
  });

  it('contains the field name of an uploaded file', () => {
    const body = operationOf('PATCH /api/company/:companyID/pubs/:pubID/bg').requestBody;
    expect(body?.content['multipart/form-data']?.schema?.properties).toHaveProperty('bg');
  });

  it('has no rule for amounts that a validator would divide in floating point', () => {
    const document = JSON.stringify(paths);
    expect(document).toContain('"format":"amount"');
    expect(document).not.toMatch(/"multipleOf":0/);
  });

  it('contains only registered calls', () => {
    const known = new Set(
      [...Object.keys(routes), ...Object.keys(sockets).map((path) => `GET ${path}`)].map((name) => {
        const { method, path } = key(name as RouteKey);
        return `${method.toLowerCase()} ${documented(path)}`;
      }),
    );
    const all = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(all.filter((one) => !known.has(one))).toEqual([]);
  });
});

it.each(['/api/docs/', '/api/docs/static/swagger-initializer.js'])(
  '%s can be read over plain http, and requests no file of another host',
  async (url) => {
    const { statusCode, headers, body } = await t.app.inject(url);
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/upgrade-insecure-requests|https?:|\.\w/);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(body).not.toContain('validator.swagger.io');
  },
);
