import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { showFailure } from '../../lib/query/show-failure.ts';
import { session } from '../../lib/session/session.ts';
import { toasts } from '../../lib/toasts/toasts.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';

/** What every screen stands on. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient(showFailure));
  useEffect(() => {
    let { epoch } = session.current();
    return session.subscribe(() => {
      if (session.current().epoch === epoch) return;
      ({ epoch } = session.current());
      // Another person's answers must not outlive the session that got them. At once, and not with
      // the next drawing: the screens that it begins ask anew.
      queryClient.clear();
    });
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{children}</BrowserRouter>
      <Toasts queue={toasts} />
    </QueryClientProvider>
  );
}
