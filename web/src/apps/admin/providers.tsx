import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import type { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/query/error-text.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { useSession } from '../../lib/session/session.ts';
import { showDanger, toasts } from '../../lib/toasts/toasts.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';

function tell(error: ApiError): void {
  showDanger(errorText(error, (key, values = {}) => i18next.t(key, { ...values })));
}

/** What every screen stands on. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient(tell));
  const { epoch } = useSession();
  useEffect(() => {
    // Another person's answers must not outlive the session that got them.
    if (epoch > 0) queryClient.clear();
  }, [epoch, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{children}</BrowserRouter>
      <Toasts queue={toasts} />
    </QueryClientProvider>
  );
}
