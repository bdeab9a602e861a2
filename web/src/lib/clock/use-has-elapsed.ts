import { useEffect, useState } from 'react';

/** Whether this time has passed on this screen. */
export function useHasElapsed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setOver(true);
    }, milliseconds);
    return () => {
      window.clearTimeout(timer);
    };
  }, [milliseconds]);
  return isOver;
}
