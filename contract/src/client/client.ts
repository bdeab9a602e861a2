import type { Call, CallReply, Routes } from '../index.ts';
import { must, readAnswer, type Answer, type RawAnswer } from './answer.ts';
import type { AnyInput, CallInput } from './call-input.ts';
import { requestOf, type CallRequest } from './request.ts';

/** Sends a request and reads the whole answer. */
export type Transport = (request: CallRequest) => Promise<RawAnswer>;

/** Who calls: the holder of an access token, or of a refresh cookie (`name=value`). */
export type Caller = { readonly accesstoken: string } | { readonly cookie: string };

type Headers = { readonly headers?: Readonly<Record<string, string>> | undefined };

/** Any call's options, as the code sees them that makes headers of them. */
export type AnyOptions = Headers & { readonly as?: Caller | undefined };

/** Who makes a call that not everybody may make is always said, be it nobody. */
export type CallOptions<Name extends Call> = Routes[Name]['access'] extends 'public' | 'session'
  ? AnyOptions
  : Headers & { readonly as: Caller | undefined };

type RawInput = AnyInput &
  AnyOptions & {
    /** A body that is sent as it stands. */
    readonly text?: string | undefined;
  };

export type Client = {
  /** Makes a call that must succeed. */
  call<Name extends Call>(
    name: Name,
    input: CallInput<Name> & CallOptions<Name>,
  ): Promise<CallReply<Name>>;
  /** Makes a call, whatever it answers. */
  send<Name extends Call>(
    name: Name,
    input: CallInput<Name> & CallOptions<Name>,
  ): Promise<Answer<CallReply<Name>>>;
  /** Sends what the contract does not allow: another content, or an address of no call. */
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
    call: <Name extends Call>(name: Name, input: CallInput<Name> & CallOptions<Name>) =>
      must(send<CallReply<Name>>(name, input)),
    send: (name, input) => send(name, input),
    sendRaw: (name, input = {}) => send(name, input),
  };
}
