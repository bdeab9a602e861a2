import type { Alerts } from '@comanda/contract/alerts';
import { fakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { AlertsScreen } from '../alerts-screen.tsx';

export const ALERTS = '/api/company/:companyID/pubs/:pubID/alerts';

/** The screen of a pub's alerts with a fake server. */
export function openAlerts(alerts: Alerts | (() => Alerts), calls: FakeCalls = {}) {
  const api = fakeApi({
    [`GET ${ALERTS}/telegram`]: () => ({
      ok: true,
      telegram: { is_on: false, bot_username: null, chats: [] },
    }),
    [`GET ${ALERTS}`]: () => ({
      ok: true,
      alerts: typeof alerts === 'function' ? alerts() : alerts,
    }),
    ...calls,
  });
  draw(<AlertsScreen pub={aPub()} />);
  return api;
}
