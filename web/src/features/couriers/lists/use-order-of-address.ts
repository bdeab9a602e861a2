import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the order that the address names into sight, once its list is there. */
export function useOrderOfAddress(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isLoaded || !/^#order-\d+$/.test(hash)) return;
    document.querySelector(hash)?.scrollIntoView({ block: 'start' });
  }, [isLoaded, hash]);
}
