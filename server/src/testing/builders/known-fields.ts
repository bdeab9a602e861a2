import { routes, type Call, type CallBody } from '@comanda/contract';
import type { RouteSpec } from '@comanda/contract/routing';

type Schema = RouteSpec['body'] & { readonly properties?: object };

/** Of these fields the ones that a body or a query has: a walk sends the same fields to many calls. */
export function knownFields(schema: Schema | undefined, fields: object): object | undefined {
  if (!schema) return undefined;
  const known = Object.keys(schema.properties ?? {});
  return Object.fromEntries(Object.entries(fields).filter(([name]) => known.includes(name)));
}

/** Of these fields, often those of an answer, the ones that the body of a call has. */
export function bodyOf<Name extends Call>(name: Name, fields: CallBody<Name>): CallBody<Name> {
  const { body }: RouteSpec = routes[name];
  return knownFields(body, fields as object) as CallBody<Name>;
}
