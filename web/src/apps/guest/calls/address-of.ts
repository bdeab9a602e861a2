import type { Call, CallParams, CallQuery } from '@comanda/contract';
import type { ParamValues, QueryValues } from '@comanda/contract/client';

/** The address of a call with its parameters; the contract's own code is too large for a guest's phone. */
export function addressOf<Name extends Call>(
  name: Name,
  params: CallParams<Name>,
  query?: CallQuery<Name>,
): string {
  const values: ParamValues = params;
  const queryValues: QueryValues = query ?? {};
  const [, path = ''] = name.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent(values[param] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(queryValues)) search.set(key, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
