import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { Route, Switch } from 'wouter';
import { vi } from 'vitest';
import { aCourier } from '../../../testing/samples/an-order.ts';
import { BarStatusPlace, draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { withSound } from '../../../testing/fakes/fake-audio.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { CourierArea } from '../courier-area.tsx';
import { startCourierProgram } from '../start-courier-program.ts';
import { CourierOrders } from '../lists/courier-orders.tsx';
import { CourierProfile } from '../profile/courier-profile.tsx';
import { CourierStatement } from '../statement/courier-statement.tsx';

startCourierProgram();

/** The courier of the test phone. */
export const OWN_ID = 4;

/** Renders the courier's area as the app composes it; returns a function that removes it. */
export function drawArea(address = '/courier/orders'): () => void {
  return draw(
    <>
      <BarStatusPlace />
      <CourierArea>
        <Switch>
          <Route path="/courier/orders">
            <CourierOrders />
          </Route>
          <Route path="/courier/profile">
            <CourierProfile accountLinks={null} />
          </Route>
          <Route path="/courier/statement">
            <CourierStatement />
          </Route>
        </Switch>
      </CourierArea>
    </>,
    address,
  );
}

type Scene = {
  readonly address?: string;
  readonly calls?: FakeCalls;
  readonly courier?: Partial<Courier>;
};

/** The area with a fake server and an open socket that has just delivered these orders: the list of the first one is open. */
export async function openArea(
  orders: readonly CourierOrder[],
  { address = `/courier/orders#order-${orders[0]?.id}`, calls = {}, courier = {} }: Scene = {},
) {
  const api = fakeApi({
    'GET /api/courier': () => ({ ok: true, courier: aCourier({ id: OWN_ID, ...courier }) }),
    'GET /api/courier/:courierID/pubs': () => ({ ok: true, pubs: [] }),
    ...calls,
  });
  vi.stubGlobal('fetch', withSound(window.fetch));
  const sockets = fakeSockets<'/ws/courier/:courierID'>();
  const unmount = drawArea(address);
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders });
  return { api, sockets, unmount };
}
