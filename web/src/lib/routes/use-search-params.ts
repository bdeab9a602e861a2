import { useMemo } from 'react';
import type { NavigateOptions } from './history.ts';
import { useLocation, useNavigate } from './location-context.ts';

type SetSearchParams = (
  params: Readonly<Record<string, string>>,
  options?: NavigateOptions,
) => void;

/** The parameters after `?`, and the function that replaces all of them; the part after `#` is dropped. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set: SetSearchParams = (next, options) => {
    const text = new URLSearchParams(next).toString();
    navigate(text === '' ? pathname : `${pathname}?${text}`, options);
  };
  return [params, set];
}
