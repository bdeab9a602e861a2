import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const WAIT_MS = 300;
const NAME = 'search';

export type Search = {
  /** What stands in the field. */
  readonly typed: string;
  /** What is searched for: what was typed, once the typing has paused. */
  readonly settled: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
};

/** A search that is kept in the address: it survives a reload, and "back" comes to where it was. */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams();
  const settled = params.get(NAME) ?? '';
  const [typed, setTyped] = useState(settled);
  const [seen, setSeen] = useState(settled);
  // The address changed by itself ("back", a tab pressed again): the field follows it.
  if (seen !== settled) {
    setSeen(settled);
    if (typed.trim() !== settled) setTyped(settled);
  }
  const put = (text: string) => {
    setParams(text === '' ? {} : { [NAME]: text }, { replace: true });
  };
  useEffect(() => {
    const text = typed.trim();
    if (text === settled) return undefined;
    const timer = window.setTimeout(() => {
      put(text);
    }, WAIT_MS);
    return () => {
      window.clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new `put` is no reason to wait anew
  }, [typed, settled]);
  return {
    typed,
    settled,
    type: setTyped,
    clear: () => {
      setTyped('');
      put('');
    },
  };
}
