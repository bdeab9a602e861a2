import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import type { ApiError } from '../../lib/api/api-error.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { BarProvider } from '../../ui/terminal-bar/bar-context.tsx';
import { removedAfterTest } from './rendered.ts';
import '../../ui/base.css';

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
  flushSync(() => {
    root.render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <BarProvider>{screen}</BarProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  return removedAfterTest(() => {
    root.unmount();
    host.remove();
  });
}
