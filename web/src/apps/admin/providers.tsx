import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { AppRouter } from '../../lib/routes/app-router.tsx';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { showFailure } from '../../lib/query/error-text.ts';
import { keptInTab } from '../../lib/session/kept-in-tab.ts';
import { session } from '../../lib/session/session.ts';
import { LateToasts } from './shell/late-toasts.tsx';

type Props = {
  /** With what was loaded before the first screen; a new one without it. */
  readonly client?: QueryClient;
  readonly children: ReactNode;
};

/** The providers around every screen. */
export function Providers({ client, children }: Props) {
  const [queryClient] = useState(() => client ?? createQueryClient(showFailure));
  useEffect(() => {
    let before = session.current();
    return session.subscribe(() => {
      const { epoch, role } = before;
      before = session.current();
      if (before.epoch === epoch) return;
      // Who has lost the session, or finds it lost when the page opens, signs in again and goes on.
      const isLost = before.lostBy !== undefined || role === undefined;
      if (before.status === 'signed_out' && !isLost) keptInTab.dropAll();
      // Another person's data must not outlive the session that loaded it. At once, and not with
      // the next render: the screens of that render load again.
      queryClient.clear();
    });
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <AppRouter>{children}</AppRouter>
      <LateToasts />
    </QueryClientProvider>
  );
}
