import { useSyncExternalStore, type ReactNode } from 'react';
import { ScreenSkeleton } from './screen-skeleton.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
}

type Props = {
  /** The address that the router still shows. */
  readonly pathname: string;
  /** The screen for a signed-out user at that address. */
  readonly signedOutScreen: ReactNode;
};

/**
 * The address has changed after a logout, but the program of the new screen is still loading. "Back" at
 * this moment cancels the router's navigation without a render, so the address is watched here.
 */
export function LeavingScreen({ pathname, signedOutScreen }: Props): ReactNode {
  const isBack = useSyncExternalStore(subscribe, () => window.location.pathname === pathname);
  return isBack ? signedOutScreen : <ScreenSkeleton />;
}
