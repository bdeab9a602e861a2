import { routes, type Routes } from '@comanda/contract';
import { key, type Access, type RouteKey, type RouteSpec } from '@comanda/contract/routing';
import type { SocketKey } from '@comanda/contract/live';
import { sockets } from '@comanda/contract/live';

/** Every kind of caller without access. */
export type Outsider =
  | 'noSession'
  | 'forger'
  | 'otherCompany'
  | 'courier'
  | 'otherCourier'
  | 'client'
  | 'admin'
  | 'enteredElsewhere';

/** The response to each stranger at a route of each access, with the victim's ids in the path. */
export const answersByAccess: Record<
  Exclude<Access, 'public' | 'session' | 'signed_in'>,
  Record<Outsider, number>
> = {
  company: {
    noSession: 401,
    forger: 401,
    otherCompany: 404,
    courier: 403,
    otherCourier: 403,
    client: 403,
    admin: 403,
    enteredElsewhere: 404,
  },
  pub: {
    noSession: 401,
    forger: 401,
    otherCompany: 404,
    courier: 403,
    otherCourier: 403,
    client: 403,
    admin: 403,
    enteredElsewhere: 404,
  },
  courier: {
    noSession: 401,
    forger: 401,
    otherCompany: 403,
    courier: 200,
    otherCourier: 404,
    client: 403,
    admin: 403,
    enteredElsewhere: 403,
  },
  client: {
    noSession: 401,
    forger: 401,
    otherCompany: 403,
    courier: 403,
    otherCourier: 403,
    client: 200,
    admin: 403,
    enteredElsewhere: 403,
  },
  admin: {
    noSession: 401,
    forger: 401,
    otherCompany: 403,
    courier: 403,
    otherCourier: 403,
    client: 403,
    admin: 200,
    enteredElsewhere: 403,
  },
  // No path: each role has access only to its own account.
  account: {
    noSession: 401,
    forger: 401,
    otherCompany: 200,
    courier: 200,
    otherCourier: 200,
    client: 200,
    admin: 200,
    enteredElsewhere: 403,
  },
  // Leaving has no pub in its path: the caller leaves the entered one.
  entered: {
    noSession: 401,
    forger: 401,
    otherCompany: 403,
    courier: 403,
    otherCourier: 403,
    client: 403,
    admin: 403,
    enteredElsewhere: 200,
  },
};

/** Whether each caller gets their own data: no owner is in its path. */
export function isOwn(name: string): boolean {
  const { params } = key(name as RouteKey);
  return params.length === 0 && ['company', 'courier', 'client'].includes(accessOf(name) ?? '');
}

/** A call's line of the contract; a socket has none. */
export function specOf(name: string): RouteSpec | undefined {
  return Object.hasOwn(routes, name) ? routes[name as keyof Routes] : undefined;
}

/** The access of a registered call or socket. */
export function accessOf(name: string): Access | undefined {
  const spec = specOf(name);
  if (spec) return spec.access;
  const path = name.replace('GET ', '');
  return Object.hasOwn(sockets, path) ? sockets[path as SocketKey].access : undefined;
}
