import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { fakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { testInfo } from './open-test-checkout.tsx';
import { AccountContext } from '../account/account-context.ts';
import { storeToken, clearSession } from '../account/client-session.ts';

export const client = { id: 5, name: 'Ana', phone: '+37369123456' };

export const t = (key: TextKey, values = {}) => translate(allTexts[key], 'ro', values);
export const field = (key: TextKey) => page.getByLabelText(t(key), { exact: true });
export const button = (key: TextKey) => page.getByRole('button', { name: t(key), exact: true });

/** A part of the account of Ana, who is signed in, in Romanian. */
export function openTestAccount(island: ReactNode, calls: FakeCalls = {}) {
  const { made } = fakeApi({ 'GET /api/client': () => ({ ok: true, client }), ...calls });
  storeToken('token');
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<AccountContext value={{ t, info: testInfo }}>{island}</AccountContext>);
  return {
    /** The requests, in order. */
    made: () => made.map(({ call }) => call),
    /** The bodies of the writes. */
    sent: () => made.filter(({ call }) => !call.startsWith('GET ')),
    close: () => {
      root.unmount();
      host.remove();
      clearSession();
    },
  };
}
