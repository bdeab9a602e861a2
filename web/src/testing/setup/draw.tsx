import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AppRouter } from '../../lib/routes/app-router.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { judgeFailures, lookForFailures } from '../../lib/query/shown-failures.ts';
import { BarProvider, useBar } from '../../ui/terminal-bar/bar-context.tsx';
import { memoryHistory } from '../fakes/memory-history.ts';
import { removedAfterTest } from '../page/rendered.ts';
import '../../ui/base.css';

/** Between the tries of a load that fails: a person waits for them, a test does not. */
const RETRY_DELAY_MS = 10;

/** Renders a screen with all its providers, until the end of the test or until the returned function is called. */
export function draw(
  screen: ReactNode,
  address = '/',
  onError: (error: ApiError) => void = () => {},
): () => void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const queryClient = createQueryClient(onError);
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...others,
    queries: { ...queries, retryDelay: RETRY_DELAY_MS },
  });
  const history = memoryHistory(address);
  flushSync(() => {
    root.render(
      <QueryClientProvider client={queryClient}>
        <AppRouter history={history}>
          <BarProvider>{screen}</BarProvider>
        </AppRouter>
      </QueryClientProvider>,
    );
  });
  const looking = new MutationObserver(lookForFailures);
  looking.observe(document.body, { childList: true, subtree: true, characterData: true });
  return removedAfterTest(() => {
    looking.disconnect();
    judgeFailures();
    root.unmount();
    host.remove();
    // A write that is never answered would hold the page's own reload in the next test too.
    queryClient.clear();
  });
}

/** The bar's slot for the states of a screen, without the bar. */
export function BarStatusPlace() {
  const { setStatusElement } = useBar();
  return <div ref={setStatusElement} />;
}
