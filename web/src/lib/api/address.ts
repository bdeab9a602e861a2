import type { QueryValues } from './call-types.ts';

/** `PUT /api/pubs/:pubID` with its parameters filled in, and the query behind it. */
export function addressOf(
  name: string,
  params: Readonly<Record<string, string | number>> = {},
  query: QueryValues = {},
): { readonly method: string; readonly url: string } {
  const [method = 'GET', path = ''] = name.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_, param: string) => {
    const value = params[param];
    if (value === undefined) throw new Error(`${name} needs ${param}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return { method, url: search.size > 0 ? `${filled}?${search}` : filled };
}
