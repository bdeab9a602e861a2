import { useEffect } from 'react';

/** Shared: each open page holds it. */
const LOCK = 'comanda.awake';

/** While `isOn`, the page holds a lock: Chromium freezes no page that does, also in the background. */
export function useStayAwake(isOn: boolean): void {
  useEffect(() => {
    // The type assumes a secure page; a plain http address has no locks.
    const locks = navigator.locks as LockManager | undefined;
    if (!isOn || !locks) return undefined;
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    locks.request(LOCK, { mode: 'shared' }, () => released).catch(() => undefined);
    return release;
  }, [isOn]);
}
