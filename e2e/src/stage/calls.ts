import type { Call, CallBody, CallParams, CallQuery, CallReply } from '@comanda/contract';
import { key } from '@comanda/contract/routing';

type Request<Name extends Call> = {
  readonly params?: CallParams<Name>;
  readonly query?: CallQuery<Name>;
  readonly body?: CallBody<Name>;
  readonly token?: string;
};

/** The product's calls, for what has no screen yet and for what a screen does not tell. */
export class Calls {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async call<Name extends Call>(
    name: Name,
    { params, query, body, token }: Request<Name>,
  ): Promise<CallReply<Name>> {
    const { method, path } = key(name);
    const values: Readonly<Record<string, unknown>> = params ?? {};
    const address = path.replaceAll(/:(\w+)/g, (_, parameter: string) =>
      encodeURIComponent(String(values[parameter])),
    );
    const asked = new URLSearchParams(
      Object.entries(query ?? {}).map(([field, value]) => [field, String(value)]),
    );
    const answer = await fetch(`${this.#origin}${address}?${asked}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { accesstoken: token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as CallReply<Name>;
  }

  /** An access token of somebody. */
  async signIn(email: string, password: string): Promise<string> {
    const { accesstoken } = await this.call('POST /api/auth/login', {
      body: { as: '', email, password },
    });
    return accesstoken;
  }
}
