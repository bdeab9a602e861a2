import { describe, expect, it } from 'vitest';
import { addressOf, requestOf } from './index.ts';

describe('an address', () => {
  it.each([
    ['GET /api/company', {}, {}, 'GET', '/api/company'],
    [
      'PUT /api/company/:companyID/pubs/:pubID',
      { companyID: 3, pubID: 7 },
      {},
      'PUT',
      '/api/company/3/pubs/7',
    ],
    [
      'GET /api/client/orders/:trackingToken',
      { trackingToken: 'a/b ?#%' },
      {},
      'GET',
      '/api/client/orders/a%2Fb%20%3F%23%25',
    ],
    [
      'GET /api/admin/orders',
      {},
      { status: 'in-process' },
      'GET',
      '/api/admin/orders?status=in-process',
    ],
    [
      'GET /api/admin/companies',
      {},
      { search: 'La Nuc & co', before: 9, isAny: true },
      'GET',
      '/api/admin/companies?search=La+Nuc+%26+co&before=9&isAny=true',
    ],
  ])('%s with %o and %o', (name, params, query, method, url) => {
    expect(addressOf(name, params, query)).toEqual({ method, url });
  });

  it('omits undefined values of the query', () => {
    expect(addressOf('GET /api/admin/audit', {}, { search: undefined }).url).toBe(
      '/api/admin/audit',
    );
  });

  it('ignores parameters of other addresses and requires its own', () => {
    const params = { companyID: 3, pubID: 7 };
    expect(addressOf('GET /api/client/pub/:pubID/shipping', params).url).toBe(
      '/api/client/pub/7/shipping',
    );
    expect(() => addressOf('GET /api/courier/:courierID', params)).toThrow(
      'GET /api/courier/:courierID needs courierID',
    );
  });
});

describe('a request', () => {
  it('has the content type of its body and the idempotency key', () => {
    const body = { client_name: 'Doina' };
    const params = { pubID: 7 };
    expect(
      requestOf('POST /api/client/pub/:pubID/orders', { params, body, idempotencyKey: 'k' }),
    ).toEqual({
      method: 'POST',
      url: '/api/client/pub/7/orders',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: '{"client_name":"Doina"}',
    });
  });

  it('has no content type without a body', () => {
    expect(requestOf('POST /api/auth/logout', {})).toEqual({
      method: 'POST',
      url: '/api/auth/logout',
      headers: {},
      body: undefined,
    });
  });
});
