import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { Providers } from '../../apps/admin/providers.tsx';
import { AdminRoutes } from '../../apps/admin/routes.tsx';
import { judgeFailures } from '../../lib/query/shown-failures.ts';
import { session } from '../../lib/session/session.ts';
import '../../ui/base.css';
import { eventually } from '../actions/eventually.ts';

/** Opens the whole app at an address, as a browser does; returns a function that closes it. */
export function openApp(address: string, inside: ReactNode = <AdminRoutes />): () => Promise<void> {
  const before = window.location.pathname + window.location.search;
  window.history.pushState(null, '', address);
  const host = document.createElement('div');
  host.id = 'root';
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Providers>{inside}</Providers>);
  return async () => {
    judgeFailures();
    root.unmount();
    host.remove();
    window.history.pushState(null, '', before);
    // The next one starts like a new browser: possibly signed in, without a known user.
    const otherTab = new BroadcastChannel('comanda.session');
    otherTab.postMessage('signed_in');
    await eventually(() => {
      expect(session.current()).toMatchObject({ status: 'signed_in', role: undefined });
    });
    otherTab.close();
  };
}
