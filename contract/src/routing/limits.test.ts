import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { errorTable } from '../errors/index.ts';
import { listCalls, routes, type Call } from '../index.ts';
import { sockets } from '../live/index.ts';
import * as wire from '../wire/index.ts';
import {
  bodyBytes,
  costOfCall,
  HEAVY_COST,
  MAX_BODY_BYTES,
  signedInLimit,
  type RouteSpec,
} from './index.ts';
import { boundsOf } from './testing/bounds-of.ts';

const order = 'POST /api/client/pub/:pubID/orders';
const settings = 'PUT /api/company/:companyID/pubs/:pubID';
const profile = 'PUT /api/courier/:courierID';
const settlements = 'POST /api/admin/couriers/:courierID/settlements';
const dishes =
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes';

/** The schema of one field of a call's body or query. */
function fieldOf(name: Call, field: string): TSchema {
  const { body, query }: RouteSpec = routes[name];
  const fields = { ...query?.properties, ...(body && Type.IsObject(body) ? body.properties : {}) };
  const schema = fields[field];
  if (!schema) throw new Error(`${name} has no field ${field}`);
  return schema;
}

const fits = (schema: TSchema, value: unknown): boolean => Value.Check(schema, value);

describe('the longest text of', () => {
  it.each<[field: string, name: Call, characters: number]>([
    ['client_name', order, 255],
    ['town', order, 255],
    ['full_address', order, 1000],
    ['main_phone_number', order, 40],
    ['second_phone_number', order, 40],
    ['table_for_in_place_order', order, 40],
    ['comments', order, 2000],
    ['cancel_text', 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', 255],
    ['cancel_text', 'POST /api/courier/:courierID/set-order-to-canceled', 255],
    ['wifi_password', settings, 255],
    ['address', settings, 1000],
    ['additional_info', settings, 4000],
    ['ingredients', dishes, 4000],
    ['full_name', profile, 255],
    ['location', profile, 255],
    ['telegram_username', profile, 255],
    ['phone_number', profile, 40],
    ['note', settlements, 1000],
    ['reason', `${settlements}/:settlementID/reverse`, 1000],
    ['search', 'GET /api/admin/companies', 255],
    ['search', 'GET /api/admin/couriers', 255],
    ['search', 'GET /api/admin/clients', 255],
    ['search', 'GET /api/admin/audit', 255],
  ])('%s in %s has %d characters', (field, name, characters) => {
    const schema = fieldOf(name, field);
    expect(fits(schema, 'a'.repeat(characters))).toBe(true);
    expect(fits(schema, 'a'.repeat(characters + 1))).toBe(false);
  });
});

describe('the numbers of', () => {
  it('an extension are 1 to 3660 days', () => {
    const days = fieldOf('POST /api/admin/pubs/:pubID/extend', 'days');
    expect([0, 1, 3660, 3661].map((value) => fits(days, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('an order’s lines are read up to 400', () => {
    const lines = fieldOf(order, 'dishes');
    const linesOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ dish_id: index + 1, count: 1 }));
    expect(fits(lines, linesOf(400))).toBe(true);
    expect(fits(lines, linesOf(401))).toBe(false);
  });

  it('the characters of a zone’s id are 1 to 64', () => {
    const zones = fieldOf('POST /api/company/:companyID/pubs/:pubID/shipping', 'shapes');
    const corner = { lat: 47, lng: 28 };
    const zoneOf = (length: number) => [
      { shape_id: 'a'.repeat(length), color: '#000000', vertices: [corner, corner, corner] },
    ];
    expect([0, 1, 64, 65].map((length) => fits(zones, zoneOf(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('a body’s bytes are 1 MB at most', () => {
    expect(MAX_BODY_BYTES).toBe(1_048_576);
  });
});

it('the calls of an account are 1200 a minute', () => {
  expect(signedInLimit).toMatchObject({ max: 1200, minutes: 1 });
});

describe('what a call counts as', () => {
  const pub = '/api/company/:companyID/pubs/:pubID';
  it.each<[Call, kilobytes: number, requests: number]>([
    ['POST /api/client/pub/:pubID/orders/quote', 1, 1],
    ['POST /api/client/pub/:pubID/orders/quote', 128, 33],
    [order, 128, 33],
    [`POST ${pub}/menu-import`, 600, 170],
    [`GET ${pub}/whole-menu`, 0, 10],
    ['GET /api/account/personal-data', 0, 5],
    [`POST ${pub}/menus/copy`, 1, 20],
    [`PATCH ${pub}/bg`, 9000, 1],
  ])('%s of %d KB: %d', (name, kilobytes, requests) => {
    const spec: RouteSpec = routes[name];
    expect(costOfCall(spec, kilobytes * 1024)).toBe(requests);
  });
});

// A fact or a bound that changed shows; `npx vitest run --project contract routing/limits -u` writes it.
it('the facts of calls, sockets and errors are those that are checked in', async () => {
  const calls = listCalls().map((name) => {
    const spec: RouteSpec = routes[name];
    const { query, body, summary: _s, reply: _r, errors: _e, fields: _f, ...facts } = spec;
    const bounds = [query, body].flatMap((schema) => (schema ? boundsOf(schema) : []));
    const first = JSON.stringify({ ...facts, bodyBytes: bodyBytes(spec) });
    return [name, first, ...new Set(bounds)].join('\n  ');
  });
  const others = Object.entries({ ...sockets, ...errorTable, ...wire, HEAVY_COST });
  const asLine = (key: string, value: unknown) =>
    ['message', 'summary'].includes(key) ? undefined : value;
  const lines = others.map(([name, fact]) => `${name} ${JSON.stringify(fact, asLine)}`);
  await expect(`${[...calls, ...lines].join('\n')}\n`).toMatchFileSnapshot('./facts.txt');
});
