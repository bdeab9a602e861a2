import type { Call, CallParams, CallQuery, CallReply } from '@comanda/contract';
import type { Client } from '@comanda/contract/accounts';
import type { AnyInput, CallInput } from '@comanda/contract/client';
import type { FieldError } from '@comanda/contract/errors';
import { addressOf } from '../calls/address-of.ts';
import { accessToken, dropToken, isSignedIn } from './client-session.ts';

const TIMEOUT_MS = 15_000;

/** A call that did not succeed, by its code. */
export class Failure extends Error {
  readonly code: string;
  readonly fields: readonly FieldError[];

  constructor(code: string, fields: readonly FieldError[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

type Refusal = { readonly code?: string; readonly validationErrors?: readonly FieldError[] };

type Options = { readonly keepalive?: boolean; readonly token?: string };

export async function sendCall<Name extends Call>(
  name: Name,
  input: CallInput<Name> & AnyInput,
  { keepalive = false, token }: Options = {},
): Promise<CallReply<Name>> {
  const { params = {}, query, body }: AnyInput = input;
  const [method = ''] = name.split(' ');
  let answer: Response;
  try {
    answer = await fetch(addressOf(name, params as CallParams<Name>, query as CallQuery<Name>), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { accesstoken: token }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new Failure('network_error');
  }
  // A page of a network in between (a captive portal) is not our response.
  const reply = (await answer.json().catch(() => ({}))) as CallReply<Name> & Refusal;
  if (answer.ok) return reply;
  throw new Failure(reply.code ?? 'something_went_wrong', reply.validationErrors);
}

/** A call of the signed-in guest; an expired token is refreshed once. */
export async function callAsClient<Name extends Call>(
  name: Name,
  input: CallInput<Name> & AnyInput,
): Promise<CallReply<Name>> {
  const withToken = async (): Promise<CallReply<Name>> => {
    const token = await accessToken().catch(() => {
      throw new Failure('network_error');
    });
    // A failed refresh of the token has not ended the session.
    if (token === undefined)
      throw new Failure(isSignedIn() ? 'service_unavailable' : 'session_expired');
    return sendCall(name, input, { token });
  };
  try {
    return await withToken();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'unauthorized') throw error;
    dropToken();
    return withToken();
  }
}

/** Name and phone of the signed-in guest; the checkout uses them too. */
export async function readClient(): Promise<Client> {
  return (await callAsClient('GET /api/client', {})).client;
}
