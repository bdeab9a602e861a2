import { useEffect, useState } from 'react';

/** As long as the undo bar of an order. */
const UNDO_MS = 6000;

/** What was changed last, for the time in which it can be undone beside the press. */
export function useUndoable() {
  const [of, setOf] = useState<string>();
  useEffect(() => {
    if (of === undefined) return undefined;
    const timer = window.setTimeout(() => {
      setOf(undefined);
    }, UNDO_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [of]);
  return {
    of,
    begin: setOf,
    end: () => {
      setOf(undefined);
    },
  };
}
