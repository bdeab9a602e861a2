import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Router } from 'wouter';
import { browserHistory, type AppHistory, type NavigateOptions } from './history.ts';
import { RoutingContext, useLocation, useNavigate, type Navigate } from './location-context.ts';

/**
 * The address for the routes and links of wouter. Its own hook reads the address synchronously, and the screen
 * that is open would be replaced by a placeholder while the next one is loading.
 */
function useWouterLocation(): [string, (to: string, options: NavigateOptions) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return [
    pathname.replace(/\/+$/, '') || '/',
    (to, { replace, state }) => {
      // A second press of the same link adds no entry, as for a link without a program.
      navigate(to, { replace: replace ?? to === pathname + search + hash, state });
    },
  ];
}

type Props = {
  /** By default the browser's; a test may have its own. */
  readonly history?: AppHistory;
  readonly children: ReactNode;
};

/** Provides the address to all routes, links and hooks of this folder. */
export function AppRouter({ history = browserHistory, children }: Props) {
  const [location, setLocation] = useState(history.current);
  const follow = useCallback(() => {
    const next = history.current();
    // React keeps the previous screen until it can draw the next one.
    startTransition(() => {
      setLocation(next);
    });
  }, [history]);
  const navigate = useCallback<Navigate>(
    (to, options = {}) => {
      if (typeof to === 'number') history.go(to);
      else {
        history.write(to, options);
        follow();
      }
    },
    [history, follow],
  );
  useLayoutEffect(() => history.subscribe(follow), [history, follow]);
  const routing = useMemo(() => ({ location, navigate }), [location, navigate]);
  return (
    <RoutingContext value={routing}>
      {/* oxlint-disable-next-line react/hooks -- wouter takes its source of the address as a hook */}
      <Router hook={useWouterLocation}>{children}</Router>
    </RoutingContext>
  );
}
