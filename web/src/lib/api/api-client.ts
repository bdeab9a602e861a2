import { addressOf, requestOf } from '@comanda/contract/client';
import type { SessionStore } from '../session/session-store.ts';
import { ApiError, isUnauthorized, toApiError } from './api-error.ts';
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

type Refresh = { readonly epoch: number; readonly token: Promise<string> };

/** The one way to the server: typed by the contract, signed by the session. */
export class ApiClient {
  readonly #send: Transport;
  readonly #session: SessionStore;
  #refreshing: Refresh | undefined;

  constructor(send: Transport, session: SessionStore) {
    this.#send = send;
    this.#session = session;
  }

  /** Makes a call; throws an ApiError. */
  readonly call = async <Name extends Call>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<CallReply<Name>> => {
    const { isPublic, signal, ...content }: AnyInput = input;
    const request: Sent = { ...requestOf(name, content), signal };
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
    const { epoch } = this.#session.current();
    if (this.#refreshing?.epoch === epoch) return this.#refreshing.token;
    const refreshing: Refresh = {
      epoch,
      token: this.#fetchToken(epoch).finally(() => {
        if (this.#refreshing === refreshing) this.#refreshing = undefined;
      }),
    };
    this.#refreshing = refreshing;
    return refreshing.token;
  };

  /** Once no token is on its way: one that is asked for while the session ends would be refused. */
  readonly refreshed = async (): Promise<void> => {
    await this.#refreshing?.token.catch(() => undefined);
  };

  async #fetchToken(epoch: number): Promise<string> {
    try {
      const { accesstoken, role } = await this.call('POST /api/auth/refresh-token', {
        isPublic: true,
      });
      // Somebody has signed in since: this token is of the one before.
      if (this.#isOver(epoch)) throw new ApiError('unauthorized', { status: 401 });
      this.#session.renew(accesstoken, role);
      return accesstoken;
    } catch (error) {
      throw isUnauthorized(error) ? this.#lose(toApiError(error), epoch) : error;
    }
  }

  #isOver(epoch: number): boolean {
    return this.#session.current().epoch !== epoch;
  }

  /** Leaves the session that was lost, with the reason for the sign-in to say, and gives the failure. */
  #lose(error: ApiError, epoch: number): ApiError {
    if (this.#isOver(epoch)) return error;
    // Of somebody who was never signed in on this page nothing has ended.
    if (this.#session.current().role === undefined) {
      this.#session.leave();
      return new ApiError('unauthorized', { status: 401 });
    }
    this.#session.leave(error.code === 'session_reused' ? error.code : 'session_expired');
    return error;
  }

  /** A 401 is answered by one refresh and one repetition; a second one ends the session. */
  async #signed(request: Sent): Promise<{ readonly ok: true }> {
    const { epoch, isLeaving } = this.#session.current();
    // The call that ends the session is none of these: it writes.
    if (isLeaving && request.method === 'GET') await this.#session.untilStaying();
    if (this.#isOver(epoch)) throw new ApiError('unauthorized', { status: 401 });
    const token = this.#session.accessToken() ?? (await this.refresh());
    try {
      return await this.#exchange(request, token);
    } catch (error) {
      // What one account asked for is never repeated in the name of another.
      if (!isUnauthorized(error) || this.#isOver(epoch)) throw error;
    }
    // Another call may have brought a newer token in the meantime.
    const current = this.#session.accessToken();
    const newer = current !== undefined && current !== token ? current : await this.refresh();
    try {
      return await this.#exchange(request, newer);
    } catch (error) {
      throw isUnauthorized(error) ? this.#lose(toApiError(error), epoch) : error;
    }
  }

  async #exchange(request: Sent, token?: string): Promise<{ readonly ok: true }> {
    const headers = { ...request.headers, ...(token === undefined ? {} : { accesstoken: token }) };
    const { status, text } = await this.#send({ ...request, headers });
    return decodeAnswer(status, text);
  }
}
