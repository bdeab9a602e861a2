import type { Call, CallReply, Routes } from '@comanda/contract';
import type {
  AnyInput as AnyContent,
  CallInput as Content,
  UploadCall,
  UploadInput as UploadContent,
} from '@comanda/contract/client';

export type { Call, CallReply, UploadCall };

/** Calls that need no access token are marked, so the compiler can check them. */
type Public<Name extends Call> = Routes[Name]['access'] extends 'public' | 'session'
  ? { readonly isPublic: true }
  : unknown;

export type CallInput<Name extends Call> = Public<Name> &
  Content<Name> & { readonly signal?: AbortSignal | undefined };

export type UploadInput<Name extends UploadCall> = UploadContent<Name> & {
  /** The form's field that carries the file, as the contract names it. */
  readonly field: Routes[Name] extends { readonly upload: infer Field } ? Field : never;
  readonly file: File;
  readonly onProgress?: ((sent: number) => void) | undefined;
};

/** The part of any input that the client itself reads. */
export type AnyInput = AnyContent & {
  readonly isPublic?: true;
  readonly signal?: AbortSignal | undefined;
};
