import { useEffect, useState } from 'react';

/** Whether the time of a code or a link is over; its screen may stay open longer. */
export function useIsOver(expiresAt: string | undefined): boolean {
  const [overAt, setOverAt] = useState<string>();
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const timer = setTimeout(
      () => {
        setOverAt(expiresAt);
      },
      Math.max(0, Date.parse(expiresAt) - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [expiresAt]);
  return expiresAt !== undefined && overAt === expiresAt;
}
