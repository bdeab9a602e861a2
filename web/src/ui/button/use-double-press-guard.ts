import { useEffect, useState } from 'react';

/** Longer than a double tap: the second tap must not take the next step. */
const BLOCKED_MS = 700;

type Guard = { readonly isBlocked: boolean; readonly start: () => void };

/** Ignores further presses of a button for a moment after a press. */
export function useDoublePressGuard(): Guard {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!isBlocked) return undefined;
    const timer = window.setTimeout(() => {
      setBlocked(false);
    }, BLOCKED_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isBlocked]);
  return {
    isBlocked,
    start: () => {
      setBlocked(true);
    },
  };
}
