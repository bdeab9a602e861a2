import type { Call, Routes } from '@comanda/contract';
import { routes } from '@comanda/contract';
import type { Access, RouteSpec } from '@comanda/contract/routing';
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

/** Calls without an owner in their path: each caller gets their own data. */
export const ownCalls: readonly Call[] = [
  'GET /api/company',
  'GET /api/courier',
  'GET /api/client',
  'GET /api/client/orders',
  'GET /api/client/personal-data',
];

/**
 * Calls that are open to everyone, each with the reason. A new public call must be entered here after a
 * check.
 */
export const openCalls: Readonly<Partial<Record<Call | `GET ${SocketKey}`, string>>> = {
  'POST /api/company': 'registers the caller',
  'POST /api/client': 'registers the caller',
  'POST /api/client/delete-client': 'asks for the account’s password',
  'POST /api/courier': 'registers the caller',
  'POST /api/auth/login': 'asks for a password',
  'POST /api/auth/forgot-password':
    'mails to the registered address; the answer is always the same',
  'POST /api/auth/reset-password': 'the mailed token is the key',
  'POST /api/auth/logout': 'acts on the refresh cookie alone',
  'POST /api/auth/refresh-token': 'acts on the refresh cookie alone',
  'GET /api/client/pub/:pubUrlName': 'public data of the pub',
  'GET /api/client/pub/:pubID/shipping': 'public data of the pub',
  'GET /api/client/pub/:pubID/preorder': 'public data of the pub',
  'POST /api/client/pub/:pubID/orders/quote': 'guests have no account',
  'POST /api/client/pub/:pubID/orders': 'guests have no account',
  'GET /api/client/orders/:trackingToken': 'the token is the key',
  'POST /api/client/orders/:trackingToken/withdraw': 'the token is the key',
  'GET /ws/client/order/:trackingToken': 'the token is the key',
  'POST /api/push/:reportToken/shown': 'the token is the key',
  'POST /api/print-bridge/pair': 'the code is the key',
  'POST /api/print-bridge/state': 'the token in the header is the key',
  'POST /api/print-bridge/jobs/:jobID/claim': 'the token in the header is the key',
  'POST /api/print-bridge/jobs/:jobID/result': 'the token in the header is the key',
};

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
