import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const WAIT_MS = 300;
const NAME = 'search';

export type Search = {
  /** What stands in the field. */
  readonly typed: string;
  /** What is searched for: what was typed, once the typing has paused. */
  readonly settled: string;
  readonly type: (text: string) => void;
  /** Does not wait for the pause: for a field that is left. */
  readonly settle: () => void;
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
  const pause = useRef<number>(undefined);
  const settle = () => {
    window.clearTimeout(pause.current);
    const text = typed.trim();
    if (text !== settled) put(text);
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
      put('');
    },
  };
}
