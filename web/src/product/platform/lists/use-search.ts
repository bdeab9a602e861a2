import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '../../../lib/routes/use-search-params.ts';

const WAIT_MS = 300;
const NAME = 'search';

export type Search = {
  /** The text in the field. */
  readonly typed: string;
  /** The search text after a pause in typing. */
  readonly settled: string;
  readonly type: (text: string) => void;
  /** Ends the pause at once, when the field loses the focus. */
  readonly settle: () => void;
  readonly clear: () => void;
};

/** A search stored in the address: it survives a reload, and "back" restores it. */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams();
  const settled = params.get(NAME) ?? '';
  const [typed, setTyped] = useState(settled);
  const [seen, setSeen] = useState(settled);
  // The address has changed ("back", a second press of a tab): the field follows it.
  if (seen !== settled) {
    setSeen(settled);
    if (typed.trim() !== settled) setTyped(settled);
  }
  const writeAddress = (text: string) => {
    setParams(text === '' ? {} : { [NAME]: text }, { replace: true });
  };
  const pause = useRef<number>(undefined);
  const settle = () => {
    window.clearTimeout(pause.current);
    const text = typed.trim();
    if (text !== settled) writeAddress(text);
  };
  useEffect(() => {
    pause.current = window.setTimeout(settle, WAIT_MS);
    return () => {
      window.clearTimeout(pause.current);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new `settle` is no reason to wait again
  }, [typed, settled]);
  return {
    typed,
    settled,
    type: setTyped,
    settle,
    clear: () => {
      setTyped('');
      writeAddress('');
    },
  };
}
