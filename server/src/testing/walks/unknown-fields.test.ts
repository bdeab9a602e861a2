import { recordAttempts } from '../../../../scripts/record-attempts.ts';
import { listCalls, routes, type Call } from '@comanda/contract';
import { key, type RouteSpec } from '@comanda/contract/routing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { everyRole, type EveryRole } from '../builders/every-role.ts';
import { fullValueOf, type Schema } from '../fuzzing/schema-values.ts';
import { databaseContent } from './database-content.ts';
import { DECISIVE, sentFields } from './sent-fields.ts';
import { roleFor } from './role-for.ts';

let t: TestApp;
let world: EveryRole;
beforeAll(async () => {
  t = await buildTestApp();
  world = await everyRole(t);
});
afterAll(() => t.close());

const UNKNOWN = 'no_call_has_it';

type Changed = { readonly field: string; readonly value: unknown };

const within = (
  name: string | number,
  changed: readonly Changed[],
  put: (value: unknown) => unknown,
) => changed.map(({ field, value }) => ({ field: `${name}.${field}`, value: put(value) }));

/** The value once for each object of its schema, each time with one field more, and that field's address. */
function withUnknownField({ items, properties }: Schema, value: unknown): readonly Changed[] {
  if (Array.isArray(value)) {
    const [first, ...others] = value as readonly unknown[];
    return within(0, withUnknownField(items ?? {}, first), (one) => [one, ...others]);
  }
  // The fields of a map have any name.
  if (!properties) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const inside = Object.entries(properties).flatMap(([name, schema]) =>
    within(name, withUnknownField(schema, fields[name]), (one) => ({ ...fields, [name]: one })),
  );
  return [{ field: UNKNOWN, value: { ...fields, [UNKNOWN]: 1 } }, ...inside];
}

type Part = 'body' | 'query';
type Requests = readonly { readonly field: string; readonly input: Record<Part, object> }[];

function requestsWithUnknownField({ body, query }: RouteSpec): Requests {
  const schemas = { ...(body && { body }), ...(query && { query }) } as Record<Part, Schema>;
  const right = Object.fromEntries(
    Object.entries(schemas).map(([part, schema]) => [part, fullValueOf(schema)]),
  ) as Record<Part, object>;
  return (Object.keys(right) as Part[]).flatMap((part) =>
    withUnknownField(schemas[part], right[part]).map(({ field, value }) => ({
      field,
      input: { ...right, [part]: value as object },
    })),
  );
}

const calls = listCalls().filter((name) => {
  const { body, query }: RouteSpec = routes[name];
  return body ?? query;
});

async function errorsOf(name: Call, input: object): Promise<unknown> {
  const { status, body } = await t.sendRaw(name, {
    params: Object.fromEntries(key(name).params.map((param) => [param, world.ids[param] ?? 1])),
    as: world.callers[roleFor(routes[name].access)],
    ...input,
  });
  expect(status, `${name}: ${JSON.stringify(body)}`).toBe(400);
  return body.validationErrors;
}

describe('a field that a call does not have', () => {
  it('is refused by every call with its address, in the body, in each object in it, and in the query', async () => {
    const before = await databaseContent(t.deps.db);
    let refused = 0;
    for (const name of calls) {
      for (const { field, input } of requestsWithUnknownField(routes[name])) {
        expect(await errorsOf(name, input), name).toEqual([{ field, code: 'unknown_field' }]);
        refused += 1;
      }
    }
    expect(await databaseContent(t.deps.db)).toEqual(before);
    const work = 'fields that a call does not have, in each object of each body and query';
    recordAttempts('walks', { work, tried: refused, refused });
  });
});

/** The names of all columns and of all fields of answers. */
async function namesOfServer(): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns
    where table_schema = 'public'
  `.execute(t.deps.db);
  const answered = listCalls().flatMap((name) => fieldsOf(routes[name].reply as Schema));
  return new Set([...rows.map(({ name }) => name), ...answered.map((path) => lastOf(path))]);
}

const lastOf = (path: string): string => path.split('.').at(-1) ?? '';

/** The addresses of all fields, those in lists and maps too. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    name,
    ...fieldsOf(schema).map((inner) => `${name}.${inner}`),
  ]);
  return [...own, ...[...(items ? [items] : []), ...anyOf].flatMap(fieldsOf)];
}

describe('a field that only the server sets', () => {
  it('is in no body without a reason', () => {
    for (const name of calls) {
      const { body }: RouteSpec = routes[name];
      const sent = fieldsOf((body ?? {}) as Schema).filter((path) => DECISIVE.test(lastOf(path)));
      expect(sent, name).toEqual(Object.keys(sentFields[name] ?? {}));
    }
  });

  it('is refused by every call, and nothing is written', async () => {
    const names = [...(await namesOfServer())].filter((name) => DECISIVE.test(name));
    expect(names).toEqual(expect.arrayContaining(['company_id', 'balance_minor', 'is_approved']));
    const before = await databaseContent(t.deps.db);
    let refused = 0;
    for (const name of calls) {
      const { body }: RouteSpec = routes[name];
      if (!body) continue;
      const right = fullValueOf(body) as object;
      const owned = names.filter((one) => !(one in right)).map((one) => [one, 1] as const);
      const [first = ''] = owned[0] ?? [];
      expect(await errorsOf(name, { body: { ...right, ...Object.fromEntries(owned) } })).toEqual([
        { field: first, code: 'unknown_field' },
      ]);
      refused += 1;
    }
    expect(await databaseContent(t.deps.db)).toEqual(before);
    const work = 'bodies with every field that only the server sets';
    recordAttempts('walks', { work, tried: refused, refused });
  });
});
