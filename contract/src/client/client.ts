import type { Call, CallReply, Routes } from '../index.ts';
import { must, readAnswer, type Answer, type RawAnswer } from './answer.ts';
import type { AnyInput, CallInput } from './call-input.ts';
import { requestOf, type CallRequest } from './request.ts';

/** Sends a request and reads the whole response. */
export type Transport = (request: CallRequest) => Promise<RawAnswer>;

/** The caller: the holder of an access token, or of a refresh cookie (`name=value`). */
export type Caller = { readonly accesstoken: string } | { readonly cookie: string };

type Headers = { readonly headers?: Readonly<Record<string, string>> | undefined };

/** The options of any call, as the code that makes its headers sees them. */
export type AnyOptions = Headers & { readonly as?: Caller | undefined };

/** The caller must be given for every call that is not public, even as `undefined`. */
export type CallOptions<Name extends Call> = Routes[Name]['access'] extends 'public' | 'session'
  ? AnyOptions
  : Headers & { readonly as: Caller | undefined };

type RawInput = AnyInput &
  AnyOptions & {
    /** A body that is sent unchanged. */
    readonly text?: string | undefined;
  };

export type Client = {
  /** Makes a call that is expected to succeed. */
  call<Name extends Call>(
    name: Name,
    input: CallInput<Name> & CallOptions<Name>,
  ): Promise<CallReply<Name>>;
  /** Makes a call and returns any response. */
  send<Name extends Call>(
    name: Name,
    input: CallInput<Name> & CallOptions<Name>,
  ): Promise<Answer<CallReply<Name>>>;
  /** Sends a request outside the contract: another content, or an unknown address. */
  sendRaw(name: string, input?: RawInput): Promise<Answer<{ ok: true }>>;
};

export function headersOf({ as, headers }: AnyOptions): Readonly<Record<string, string>> {
  if (!as) return { ...headers };
  const signed = 'accesstoken' in as ? { accesstoken: as.accesstoken } : { cookie: as.cookie };
  return { ...signed, ...headers };
}

/** The product's calls over a transport. */
export function createClient(transport: Transport): Client {
  async function send<Reply>(name: string, input: RawInput): Promise<Answer<Reply>> {
    const request = requestOf(name, input);
    const raw = await transport({
      ...request,
      headers: { ...request.headers, ...headersOf(input) },
      body: input.text ?? request.body,
    });
    return readAnswer<Reply>(name, raw);
  }
  return {
    call: (name, input) => must(send(name, input)),
    send: (name, input) => send(name, input),
    sendRaw: (name, input = {}) => send(name, input),
  };
}
