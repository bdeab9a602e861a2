import { useEffect, useState } from 'react';

/** Longer than a double tap: the second tap must not take the next step. */
const REST_MS = 700;

type Rest = { readonly isResting: boolean; readonly start: () => void };

/** Ignores further presses of a button for a moment after a press. */
export function useDoublePressGuard(): Rest {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = window.setTimeout(() => {
      setResting(false);
    }, REST_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isResting]);
  return {
    isResting,
    start: () => {
      setResting(true);
    },
  };
}
