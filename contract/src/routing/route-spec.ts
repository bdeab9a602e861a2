import type { Validator } from '@comanda/domain/fields';
import type { TObject, TSchema } from 'typebox';
import type { ErrorCode } from '../errors/index.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call is named by its method and path, so that one search finds both of its ends. */
export type RouteKey = `${HttpMethod} /${string}`;

/**
 * The access to a call.
 * - `public`: everyone
 * - `session`: the holder of the refresh cookie
 * - `signed_in`: any role
 * - `account`: any role, for its own account; not an administrator inside a pub
 * - `company`, `courier`, `admin`, `client`: that role; an id in the path must be the caller's own
 * - `entered`: an administrator inside a pub
 * - `pub`: the company of the path, or an administrator who entered the pub; the pub must belong to the company
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

/**
 * What a call without an account is open by: the key that it asks for instead, or the reason why it asks for none.
 * - `public_data`: it shows what everyone may read
 * - `registration`: it registers the caller
 * - `guest_order`: guests have no account
 * - `mail`: it mails to the registered address, and its answer is always the same
 */
export type OpenBy =
  | 'public_data'
  | 'registration'
  | 'guest_order'
  | 'mail'
  | 'password'
  | 'mailed_token'
  | 'refresh_cookie'
  | 'tracking_token'
  | 'report_token'
  | 'pairing_code'
  | 'bank_signature'
  | 'bridge_token';

/**
 * What a call or a socket that a courier may use shows of an order to a courier whose order it is not.
 * - `by_its_link`: everything to the holder of the order's link, which no courier receives
 * - `while_theirs`: everything once it is theirs, as long as it is
 * - `number_of_theirs`: the number of an order that they have delivered
 * - `offer`: the pub, the rough distance and the reward; everything while it is theirs
 */
export type ShownToCourier =
  | 'nothing'
  | 'by_its_link'
  | 'while_theirs'
  | 'number_of_theirs'
  | 'offer';

/** What a write of a company does when an administrator who has entered the pub makes it. */
export type ByEntered = 'logged' | 'refused';

/** At most `max` requests of the cost 1 in this many minutes, at all server processes together. */
export type RequestLimit = {
  readonly max: number;
  readonly minutes: number;
  /** Each process allows as many: the limit protects the process, not a secret. */
  readonly isOfEachProcess?: true;
};

/** The rate limit of a call or of opening a socket; a refusal is 429 with the time of the next try. */
type RequestLimits = {
  /** Per address: the guests of a whole pub, or its staff, may share one. */
  readonly perAddress?: RequestLimit;
  /** Per signed-in account; without it, `signedInLimit` for all such calls together. */
  readonly perAccount?: RequestLimit;
};

/** What calls and sockets have both. Which of the facts each has to state is in `RouteTable`. */
type Reached = RequestLimits & {
  readonly summary: string;
  readonly access: Access;
  /** If it is open to everyone. */
  readonly openBy?: OpenBy;
  /** If a courier may use it. */
  readonly showsCourier?: ShownToCourier;
};

export type RouteSpec = Reached & {
  /** Of a write of a company, an account or the platform: guests of a pub see it or order by it (`recordChange`). */
  readonly changesGuestPage?: boolean;
  /** Of a write of a company. */
  readonly byEntered?: ByEntered;
  /** Instead of both: it writes nothing, and has a body because its question is too long for an address. */
  readonly isReading?: true;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** The rules of the body's own texts: a body that its schema refuses is refused with their problems too. */
  readonly fields?: Readonly<Record<string, readonly Validator[]>>;
  /** For a body whose schema allows far more than anybody sends: lists within lists. */
  readonly maxBodyBytes?: number;
  /** The whole successful response; `ok(...)` makes it. */
  readonly reply: TObject;
  /** 201 when the call creates something, else 200. */
  readonly status?: 201;
  /** A multipart call: the form field that carries the file. */
  readonly upload?: string;
  /** The call repeats safely under an `Idempotency-Key` header (a UUID). */
  readonly isIdempotent?: true;
  /** What one call counts as in its limits, for the work behind it; 1 without it. See `costOfCall`. */
  readonly cost?: number;
  /** Its own refusals, besides those of every call of its access. */
  readonly errors?: readonly ErrorCode[];
};

export type SocketSpec = Reached & {
  /** The server's messages; `PING` and `PONG` are bare text frames besides. */
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

/** Splits a key into its parts. */
export function key(route: RouteKey): { method: HttpMethod; path: string; params: string[] } {
  const [method, path = ''] = route.split(' ') as [HttpMethod, string?];
  return { method, path, params: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name) };
}
