import type { TObject, TSchema } from 'typebox';
import type { ErrorCode } from '../errors/index.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call is named by what crosses the wire, so that one search finds both of its ends. */
export type RouteKey = `${HttpMethod} /${string}`;

/**
 * Who may call.
 * - `public`: anybody
 * - `session`: whoever holds the refresh cookie
 * - `signed_in`: any role
 * - `account`: any role, for its own account; not an administrator who is inside a pub
 * - `company`, `courier`, `admin`, `client`: that role; an id in the path must be the caller's own
 * - `entered`: an administrator who is inside a pub
 * - `pub`: the company of the path, or an administrator who entered it, and a pub that is its own
 */
export type Access =
  | 'public'
  | 'session'
  | 'signed_in'
  | 'account'
  | 'company'
  | 'pub'
  | 'courier'
  | 'admin'
  | 'entered'
  | 'client';

/** At most `max` requests in this many minutes. */
export type RequestLimit = { readonly max: number; readonly minutes: number };

/** How often a call may be made or a socket opened; a refusal is 429 and says when to try again. */
type RequestLimits = {
  /** From one address: the guests of a whole pub, or its staff, may sit behind one. */
  readonly perAddress?: RequestLimit;
  /** By one account that is signed in. */
  readonly perAccount?: RequestLimit;
};

export type RouteSpec = RequestLimits & {
  readonly summary: string;
  readonly access: Access;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** The whole successful answer; `ok(...)` makes it. */
  readonly reply: TObject;
  /** 201 when the call creates something, else 200. */
  readonly status?: 201;
  /** A multipart call: the form field that carries the file. */
  readonly upload?: string;
  /** The call repeats safely under an `Idempotency-Key` header (a UUID). */
  readonly isIdempotent?: true;
  /** Refusals of its own, beside those that every call of its access has. */
  readonly errors?: readonly ErrorCode[];
};

export type SocketSpec = RequestLimits & {
  readonly summary: string;
  readonly access: Access;
  /** What the server sends; `PING` and `PONG` are bare text frames beside it. */
  readonly message: TSchema;
};

type ParamName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `:pubID` is an integer; every other parameter is text. */
export type ParamsOf<Path> = {
  readonly [Name in ParamName<Path>]: Name extends `${string}ID` ? number : string;
};

/** Takes a key apart. */
export function key(route: RouteKey): { method: HttpMethod; path: string; params: string[] } {
  const [method, path = ''] = route.split(' ') as [HttpMethod, string?];
  return { method, path, params: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name) };
}
