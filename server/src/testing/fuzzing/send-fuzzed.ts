import { randomUUID } from 'node:crypto';
import type { Answer } from '@comanda/contract/client';
import type { TestApp } from '../app/build-test-app.ts';
import type { EveryRole } from '../builders/every-role.ts';
import type { FuzzedRequest } from './request-values.ts';

/** The ids of a body by the names of their fields. */
function realIds({ ids, orders }: EveryRole): Readonly<Record<string, unknown>> {
  return {
    dish_id: ids['dishID'],
    order_id: orders.reserved.id,
    courier_id: ids['courierID'],
    shape_id: 'centru',
  };
}

function withRealIds(value: unknown, real: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withRealIds(one, real));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, real[name] ?? withRealIds(one, real)]),
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A query is text; a lone half of a character has no form in an address. */
function textsOf(query: FuzzedRequest['query']): Record<string, string> | undefined {
  if (typeof query !== 'object' || query === null) return undefined;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, textOf(value).toWellFormed()]),
  );
}

export async function sendFuzzed(
  t: TestApp,
  world: EveryRole,
  { name, role, params, query, body, hasRealIds }: FuzzedRequest,
): Promise<Answer<unknown>> {
  const at = Object.entries(params).map(([param, { real, text }]) => {
    const value = real ? String(world.ids[param] ?? 1) : text.toWellFormed();
    // A segment of these dots, or none, is another address.
    return [param, /^\.{0,2}$/.test(value) ? '0' : value];
  });
  const sent = hasRealIds ? withRealIds(body, realIds(world)) : body;
  return t.sendRaw(name, {
    params: Object.fromEntries(at) as Record<string, string>,
    query: textsOf(query),
    as: world.callers[role],
    idempotencyKey: randomUUID(),
    ...(sent === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, text: JSON.stringify(sent) }),
  });
}
