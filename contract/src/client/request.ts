import type { HttpMethod } from '../routing/index.ts';
import type { AnyInput, ParamValues, QueryValues } from './call-input.ts';

/** Exists in browsers and in Node; the contract uses no other platform API. */
declare class URLSearchParams {
  constructor(search?: string);
  readonly size: number;
  set(name: string, value: string): void;
  toString(): string;
}

/** `PUT /api/pubs/:pubID` with its parameters filled in, followed by the query. */
export function addressOf(
  name: string,
  params: ParamValues = {},
  query: QueryValues = {},
): { readonly method: HttpMethod; readonly url: string } {
  const [method, path = ''] = name.split(' ') as [HttpMethod, string?];
  const filled = path.replaceAll(/:(\w+)/g, (_, param: string) => {
    const value = params[param];
    if (value === undefined) throw new Error(`${name} needs ${param}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return { method, url: search.size > 0 ? `${filled}?${search.toString()}` : filled };
}

export type CallRequest = {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** The HTTP request of a call, without its caller. */
export function requestOf(
  name: string,
  { params, query, body, idempotencyKey }: AnyInput,
): CallRequest {
  return {
    ...addressOf(name, params, query),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}
