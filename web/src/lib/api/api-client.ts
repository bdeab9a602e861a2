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

/** Much shorter than the life of a token. */
const FRESH_MS = 15_000;

type Refresh = { readonly epoch: number; readonly token: Promise<string> };

/** The only client of the server: typed by the contract, signed with the session's token. */
export class ApiClient {
  readonly #send: Transport;
  readonly #session: SessionStore;
  #refreshing: Refresh | undefined;
  #renewedAt = Number.NEGATIVE_INFINITY;

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
    // Both ends are checked against the contract; the server validates its own responses.
    return (await answer) as CallReply<Name>;
  };

  /** Sends a file as a form and reports the upload progress. */
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

  /** A new access token; concurrent callers share one refresh. */
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

  /** A token for a connection: renewed a moment ago and used for no other, else a new one. */
  readonly freshToken = async (): Promise<string> => {
    const token = this.#session.accessToken();
    const isFresh = performance.now() - this.#renewedAt < FRESH_MS;
    this.#renewedAt = Number.NEGATIVE_INFINITY;
    return token !== undefined && isFresh ? token : this.refresh();
  };

  /** Resolves when no refresh is pending: a refresh during the end of the session would be refused. */
  readonly refreshed = async (): Promise<void> => {
    await this.#refreshing?.token.catch(() => undefined);
  };

  async #fetchToken(epoch: number): Promise<string> {
    try {
      const { accesstoken, role } = await this.call('POST /api/auth/refresh-token', {
        isPublic: true,
      });
      // Another user has signed in since: this token is for the previous session.
      if (this.#isOver(epoch)) throw new ApiError('unauthorized', { status: 401 });
      this.#session.renew(accesstoken, role);
      this.#renewedAt = performance.now();
      return accesstoken;
    } catch (error) {
      throw isUnauthorized(error) ? this.#lose(toApiError(error), epoch) : error;
    }
  }

  #isOver(epoch: number): boolean {
    return this.#session.current().epoch !== epoch;
  }

  /** Ends the lost session, stores the reason for the sign-in screen, and returns the failure. */
  #lose(error: ApiError, epoch: number): ApiError {
    if (this.#isOver(epoch)) return error;
    // A user who was never signed in on this page has lost no session.
    if (this.#session.current().role === undefined) {
      this.#session.signOut();
      return new ApiError('unauthorized', { status: 401 });
    }
    this.#session.signOut(error.code === 'session_reused' ? error.code : 'session_expired');
    return error;
  }

  /** A 401 causes one refresh and one repeated call; a second 401 ends the session. */
  async #signed(request: Sent): Promise<{ readonly ok: true }> {
    const { epoch, isEnding } = this.#session.current();
    // The call that ends the session is not delayed: it is a write.
    if (isEnding && request.method === 'GET') await this.#session.untilContinued();
    if (this.#isOver(epoch)) throw new ApiError('unauthorized', { status: 401 });
    const token = this.#session.accessToken() ?? (await this.refresh());
    try {
      return await this.#exchange(request, token);
    } catch (error) {
      // A call of one account is never repeated under another.
      if (!isUnauthorized(error) || this.#isOver(epoch)) throw error;
    }
    // Another call may have refreshed the token in the meantime.
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
