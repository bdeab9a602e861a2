import {
  routes,
  type Call,
  type CallBody,
  type CallParams,
  type CallReply,
} from '@comanda/contract';
import type { Failure } from '@comanda/contract/errors';
import type { RouteSpec } from '@comanda/contract/routing';
import { allTexts, languages, textsIn } from '@comanda/contract/texts';
import { vi } from 'vitest';
import { addressOfTexts } from '../../lib/i18n/address-of-texts.ts';

type Seen<Name extends Call> = {
  readonly params: CallParams<Name>;
  readonly body: CallBody<Name>;
  readonly query: URLSearchParams;
};

/** The answer of a fake call: the contract's reply, or a failure with its status. */
type Answer<Name extends Call> = CallReply<Name> | (Failure & { readonly status: number });

export type FakeCalls = {
  readonly [Name in Call]?: (seen: Seen<Name>) => Answer<Name> | Promise<Answer<Name>>;
};

type Handler = (seen: {
  params: Record<string, string | number>;
  body: unknown;
  query: URLSearchParams;
}) => unknown;

export type FakeApi = {
  /** Every call, in order, as `PUT /api/...` with its body. */
  readonly made: readonly { readonly call: string; readonly body: unknown }[];
};

function paramsOf(pattern: string, path: string): Record<string, string | number> | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const match = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(path);
  if (!match) return undefined;
  return Object.fromEntries(
    names.map((name, index) => {
      const value = match[index + 1] ?? '';
      return [name, name.endsWith('ID') ? Number(value) : value];
    }),
  );
}

/** The texts of every language are files of the server too, but no calls. */
function textsAt(url: string): Response | undefined {
  const language = languages.find((one) => addressOfTexts(one, 'all') === url);
  return language && Response.json(textsIn(allTexts, language));
}

/** The server refuses a field that its call does not have; types do not notice one in a spread object. */
function checkFields(name: string, body: unknown): void {
  const { body: schema }: RouteSpec & { body?: { properties?: object } } = routes[name as Call];
  const fields = Object.keys(schema?.properties ?? {});
  const unknown = Object.keys(body ?? {}).filter((field) => !fields.includes(field));
  if (schema && unknown.length > 0) throw new Error(`${name} has no field ${unknown.join(', ')}`);
}

/** Replaces the server, typed by the contract; an unexpected call fails the test. */
export function fakeApi(calls: FakeCalls): FakeApi {
  const made: { call: string; body: unknown }[] = [];
  const all: FakeCalls = {
    'POST /api/auth/refresh-token': () => ({ ok: true, accesstoken: 'token', role: 'company' }),
    ...calls,
  };
  // The arguments fit the handler: its name is the pattern that the address matched.
  const known = Object.entries(all) as unknown as [string, Handler][];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const texts = textsAt(url);
    if (texts) return texts;
    const method = request.method ?? 'GET';
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    made.push({ call: `${method} ${url}`, body });
    for (const [name, handle] of known) {
      const [itsMethod = '', pattern = ''] = name.split(' ');
      const [path = '', search] = url.split('?');
      const params = itsMethod === method ? paramsOf(pattern, path) : undefined;
      if (!params) continue;
      checkFields(name, body);
      const answer = (await handle({ params, body, query: new URLSearchParams(search) })) as {
        status?: unknown;
      };
      // An order's answer has a status too, but as a string.
      return Response.json(answer, {
        status: typeof answer.status === 'number' ? answer.status : 200,
      });
    }
    throw new Error(`unexpected call: ${method} ${url}`);
  });
  return { made };
}

/** A refusal as the server sends it. */
export function refusal(
  status: number,
  code: string,
  validationErrors: Failure['validationErrors'] = [],
): Failure & { readonly status: number } {
  return { ok: false, err: code, code, validationErrors, status };
}

/** What was sent to change something, without what was only read. */
export const writesOf = ({ made }: ReturnType<typeof fakeApi>) =>
  made.filter(({ call }) => !call.startsWith('GET'));
