import type { Call, CallBody, CallParams, CallQuery, Routes } from '../index.ts';

/** The neutral type of an intersection. */
type Empty = unknown;

type Params<Name extends Call> = keyof CallParams<Name> extends never
  ? Empty
  : { readonly params: CallParams<Name> };

type Query<Name extends Call> =
  undefined extends CallQuery<Name>
    ? Empty
    : Partial<CallQuery<Name>> extends CallQuery<Name>
      ? { readonly query?: CallQuery<Name> }
      : { readonly query: CallQuery<Name> };

type Body<Name extends Call> =
  undefined extends CallBody<Name> ? Empty : { readonly body: CallBody<Name> };

type Idempotent<Name extends Call> = Routes[Name] extends { readonly isIdempotent: true }
  ? { readonly idempotencyKey: string }
  : Empty;

/** The input of a call, from the route table. */
export type CallInput<Name extends Call> = Params<Name> &
  Query<Name> &
  Body<Name> &
  Idempotent<Name>;

/** The calls that carry a file. */
export type UploadCall = {
  [Name in Call]: Routes[Name] extends { readonly upload: string } ? Name : never;
}[Call];

/** The input of a file upload besides the file. */
export type UploadInput<Name extends UploadCall> = Params<Name>;

export type ParamValues = Readonly<Record<string, string | number>>;
/** The contract's queries are flat. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** The input of any call, as the request builder sees it. */
export type AnyInput = {
  readonly params?: ParamValues | undefined;
  readonly query?: QueryValues | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
};
