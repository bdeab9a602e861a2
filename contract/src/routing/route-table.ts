import type {
  Access,
  ByEntered,
  HttpMethod,
  OpenBy,
  RouteSpec,
  ShownToCourier,
  SocketSpec,
} from './route-spec.ts';

type Open = {
  readonly access: 'public' | 'session';
  readonly openBy: OpenBy;
  readonly showsCourier: ShownToCourier;
};
type OpenToCouriers<Of extends Access> = {
  readonly access: Of;
  readonly showsCourier: ShownToCourier;
};
type OfPubs<Of extends Access> = { readonly access: Of; readonly changesGuestPage: boolean };
type Other<Of extends Access> = { readonly access: Of };

type FactsOfReading =
  | Open
  | OpenToCouriers<'signed_in' | 'account' | 'courier'>
  | Other<'company' | 'pub' | 'admin' | 'entered' | 'client'>;
type FactsOfWriting =
  | Open
  | OpenToCouriers<'signed_in' | 'courier'>
  | (OpenToCouriers<'account'> & OfPubs<'account'>)
  | (OfPubs<'company' | 'pub'> & { readonly byEntered: ByEntered })
  | OfPubs<'admin'>
  | Other<'entered' | 'client'>
  | (Other<'pub'> & { readonly isReading: true });
type FactsOfSocket =
  | Open
  | OpenToCouriers<'signed_in' | 'account' | 'courier'>
  | Other<'company' | 'pub' | 'admin' | 'entered' | 'client'>;

type Facts = 'access' | 'openBy' | 'showsCourier' | 'changesGuestPage' | 'byEntered' | 'isReading';

/** Calls by their names: one that lacks a fact which those of its access and method have does not compile. */
export type RouteTable = {
  readonly [reading in `GET /${string}`]: Omit<RouteSpec, Facts> & FactsOfReading;
} & {
  readonly [writing in `${Exclude<HttpMethod, 'GET'>} /${string}`]: Omit<RouteSpec, Facts> &
    FactsOfWriting;
};

/** Sockets by their paths, with the facts that those of their access have. */
export type SocketTable = {
  readonly [path in `/ws/${string}`]: Omit<SocketSpec, Facts> & FactsOfSocket;
};
