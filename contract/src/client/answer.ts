import type { Failure } from '../errors/index.ts';

/** The response, not parsed. */
export type RawAnswer = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
};

type Content<Body> = Partial<Omit<Body, 'ok'>>;

/** The response of a call whose reply is a `Reply`: that reply or a refusal. */
export type Answer<Reply> = {
  readonly status: number;
  readonly body: { readonly ok: boolean } & Content<Reply> & Content<Failure>;
  readonly headers: RawAnswer['headers'];
  /** The cookies that it sets, each as `name=value`. */
  readonly cookies: readonly string[];
  /** The reply; throws when it is a refusal. */
  reply(): Reply;
};

function cookiesOf({ headers }: RawAnswer): string[] {
  const lines = headers['set-cookie'] ?? [];
  return [lines].flat().map((line) => String(line).split(';')[0] ?? '');
}

export function readAnswer<Reply>(name: string, raw: RawAnswer): Answer<Reply> {
  const { status, text, headers } = raw;
  // Both ends are checked against the contract, so the response has the type that the call promises.
  const body = JSON.parse(text) as Answer<Reply>['body'] & Reply;
  return {
    status,
    body,
    headers,
    cookies: cookiesOf(raw),
    reply: () => {
      if (status >= 300) throw new Error(`${name} answered ${status}: ${text}`);
      return body;
    },
  };
}

/** The reply of a call that is expected to succeed. */
export async function must<Reply>(answer: Promise<Answer<Reply>>): Promise<Reply> {
  return (await answer).reply();
}
