import type { SessionStore } from '../session/session-store.ts';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import type {
  AnyInput,
  Call,
  CallInput,
  CallReply,
  UploadCall,
  UploadInput,
} from './call-types.ts';
import { decodeAnswer } from './decode-answer.ts';
import type { OutgoingRequest, Transport } from './transport.ts';

type Sent = Omit<OutgoingRequest, 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

const isUnauthorized = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.code === 'unauthorized');

/** The one way to the server: typed by the contract, signed by the session. */
export class ApiClient {
  readonly #send: Transport;
  readonly #session: SessionStore;
  #refreshing: Promise<string> | undefined;

  constructor(send: Transport, session: SessionStore) {
    this.#send = send;
    this.#session = session;
  }

  /** Makes a call; throws an ApiError. */
  readonly call = async <Name extends Call>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<CallReply<Name>> => {
    const { isPublic, params, query, body, idempotencyKey, signal }: AnyInput = input;
    const request: Sent = {
      ...addressOf(name, params, query),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    };
    const answer = isPublic === true ? this.#exchange(request) : this.#signed(request);
    // The contract is what both ends are checked against; the server validates its own answers.
    return (await answer) as CallReply<Name>;
  };

  /** Sends a file as a form and tells how much of it has gone. */
  readonly upload = async <Name extends UploadCall>(
    name: Name,
    input: UploadInput<Name>,
  ): Promise<CallReply<Name>> => {
    const { params, field, file, onProgress }: UploadInput<Name> & AnyInput = input;
    const form = new FormData();
    form.set(String(field), file);
    const request: Sent = {
      ...addressOf(name, params),
      body: form,
      onProgress: onProgress ?? (() => {}),
    };
    return (await this.#signed(request)) as CallReply<Name>;
  };

  /** A new access token; whoever asks while one is on its way gets the same. */
  readonly refresh = (): Promise<string> => {
    this.#refreshing ??= this.#fetchToken().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  };

  async #fetchToken(): Promise<string> {
    try {
      const { accesstoken, role } = await this.call('POST /api/auth/refresh-token', {
        isPublic: true,
      });
      this.#session.renew(accesstoken, role);
      return accesstoken;
    } catch (error) {
      if (isUnauthorized(error)) this.#session.leave();
      throw error;
    }
  }

  /** A 401 is answered by one refresh and one repetition; a second one ends the session. */
  async #signed(request: Sent): Promise<{ readonly ok: true }> {
    const token = this.#session.accessToken() ?? (await this.refresh());
    try {
      return await this.#exchange(request, token);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
    }
    // Another call may have brought a newer token in the meantime.
    const current = this.#session.accessToken();
    const newer = current !== undefined && current !== token ? current : await this.refresh();
    try {
      return await this.#exchange(request, newer);
    } catch (error) {
      if (isUnauthorized(error)) this.#session.leave();
      throw error;
    }
  }

  async #exchange(request: Sent, token?: string): Promise<{ readonly ok: true }> {
    const headers = { ...request.headers, ...(token === undefined ? {} : { accesstoken: token }) };
    const { status, text } = await this.#send({ ...request, headers });
    return decodeAnswer(status, text);
  }
}
