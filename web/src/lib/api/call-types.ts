import type { Call, CallBody, CallParams, CallQuery, CallReply, Routes } from '@comanda/contract';

export type { Call, CallReply };

/** What an intersection takes without a change. */
type Empty = unknown;

/** Calls that need no access token say so, and the compiler knows which they are. */
type Public<Name extends Call> = Routes[Name]['access'] extends 'public' | 'session'
  ? { readonly isPublic: true }
  : Empty;

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

export type CallInput<Name extends Call> = Public<Name> &
  Params<Name> &
  Query<Name> &
  Body<Name> &
  Idempotent<Name> & { readonly signal?: AbortSignal | undefined };

/** The calls that carry a file. */
export type UploadCall = {
  [Name in Call]: Routes[Name] extends { readonly upload: string } ? Name : never;
}[Call];

export type UploadInput<Name extends UploadCall> = Params<Name> & {
  /** The form's field that carries the file, as the contract names it. */
  readonly field: Routes[Name] extends { readonly upload: infer Field } ? Field : never;
  readonly file: File;
  readonly onProgress?: ((sent: number) => void) | undefined;
};

/** The contract's queries are flat. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** What the client itself sees of any input. */
export type AnyInput = {
  readonly isPublic?: true;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
};
