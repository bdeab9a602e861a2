import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import type { ApiError } from '../../lib/api/api-error.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { BarProvider } from '../../ui/terminal-bar/bar-context.tsx';
import '../../ui/base.css';

/** Draws a screen with all its providers; returns a function that removes it. */
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
  return () => {
    root.unmount();
    host.remove();
  };
}
