import { listCalls, routes, type Call } from '@comanda/contract';
import { key, MAX_ID, type RouteSpec } from '@comanda/contract/routing';
import fc from 'fast-check';
import type { Role } from '../builders/every-role.ts';
import { oddText } from './odd-values.ts';
import { valuesNear, type Schema } from './schema-values.ts';

/** `real` ids are replaced by those of the pub when the request is sent, after the pub has been made. */
type Id = { readonly real: boolean; readonly text: string };

export type FuzzedRequest = {
  readonly name: Call;
  readonly role: Role;
  readonly params: Readonly<Record<string, Id>>;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
  /** Whether ids inside the body are replaced by real ones too. */
  readonly hasRealIds: boolean;
};

const roles: readonly Role[] = ['guest', 'company', 'courier', 'client', 'admin', 'entered'];

const roleOfAccess: Readonly<Partial<Record<RouteSpec['access'], Role>>> = {
  company: 'company',
  pub: 'company',
  courier: 'courier',
  client: 'client',
  admin: 'admin',
  entered: 'entered',
};

/** Most often the role that may make the call: others are refused before anything is read. */
function rolesAt({ access }: RouteSpec): fc.Arbitrary<Role> {
  const right = roleOfAccess[access];
  const everyRole = fc.constantFrom(...roles);
  return right ? fc.oneof({ weight: 5, arbitrary: fc.constant(right) }, everyRole) : everyRole;
}

const real: Id = { real: true, text: '' };
const ids: fc.Arbitrary<Id> = fc.oneof(
  fc.constant(real),
  fc
    .oneof(
      fc.integer({ min: 1, max: 50 }).map(String),
      fc.constantFrom(...[0, -1, MAX_ID, MAX_ID + 1, 2 ** 53].map(String)),
      oddText,
    )
    .map((text) => ({ real: false, text })),
);

/** Most often all real: with one that is not, nothing behind the path is reached. */
function paramsOf(names: readonly string[]): fc.Arbitrary<FuzzedRequest['params']> {
  const each = (values: fc.Arbitrary<Id>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, values] as const)));
  return fc.oneof(
    { weight: 9, arbitrary: each(fc.constant(real)) },
    { weight: 1, arbitrary: each(ids) },
  );
}

function requestsOf(name: Call): fc.Arbitrary<FuzzedRequest> {
  const spec: RouteSpec = routes[name];
  return fc.record({
    name: fc.constant(name),
    role: rolesAt(spec),
    params: paramsOf(key(name).params),
    query: spec.query
      ? (valuesNear(spec.query as Schema) as fc.Arbitrary<FuzzedRequest['query']>)
      : fc.constant(undefined),
    body: spec.body ? valuesNear(spec.body as Schema) : fc.constant(undefined),
    hasRealIds: fc.boolean(),
  });
}

/** Requests of every call, near what its contract allows; the same ones for the same seed. */
export function fuzzedRequests(seed: number, count: number): FuzzedRequest[] {
  const calls = listCalls().map((name) => ({
    // A body has most of the possible mistakes.
    weight: 'body' in routes[name] ? 4 : 1,
    arbitrary: requestsOf(name),
  }));
  return fc.sample(fc.oneof(...calls), { seed, numRuns: count });
}
