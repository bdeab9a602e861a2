import { setTimeout as sleep } from 'node:timers/promises';
import { openScreen, type LiveScreen } from '../faulty-network/live-screen.ts';
import { clientAt } from '../app/client-at.ts';
import { createAcknowledgements, type Acknowledgements } from './acknowledgements.ts';
import { createCaller, type Expectation } from './create-caller.ts';
import { serveOrder, type CourierScreen } from './serve-order.ts';
import { orderAsGuest, type PlacedOrder } from './order-as-guest.ts';
import type { EveningPub } from './prepare-pub.ts';

/** A server that leaves a call open for longer than a guest's page waits is a failure. */
const CALL_LIMIT_MS = 30_000;
/** A machine that is slower than its guests gets no more of them: their calls would only wait for each other. */
const MOST_AT_ONCE = 50;
/** Every fourth guest keeps the page of the order open. */
const FOLLOWED = 4;

type EveningOptions = EveningPub &
  Expectation & {
    readonly addresses: readonly string[];
    /** The time from one guest to the next. */
    readonly guestEveryMs: number;
    /** How long a guest's page waits before each repetition of an order. */
    readonly retryAfterMs: readonly number[];
  };

/** Guests, desks and couriers of one pub at several servers, all at the same time. */
export type Evening = Acknowledgements & {
  readonly desks: readonly LiveScreen[];
  /** The pages on which guests follow their orders. */
  readonly followed: readonly { readonly orderId: number; readonly screen: LiveScreen }[];
  readonly courierScreens: readonly CourierScreen[];
  /** No more guests come; resolves when every order is answered and served. */
  end(): Promise<void>;
  close(): void;
};

export function startEvening(options: EveningOptions): Evening {
  const { addresses, pub, couriers, guestEveryMs } = options;
  const notes = createAcknowledgements();
  const caller = createCaller(notes, options);
  const clients = addresses.map((address) => clientAt(address, CALL_LIMIT_MS));
  const socketAt = (address: string, at: string) => openScreen(address.replace('http', 'ws') + at);
  const deskAt = `/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}?access_token=${pub.company.accesstoken}`;
  const desks = addresses.map((address) => socketAt(address, deskAt));
  const courierScreens = couriers.map(({ id, accesstoken }, index) => {
    const address = addresses[index % addresses.length] ?? '';
    return {
      courierId: id,
      screen: socketAt(address, `/ws/courier/${id}?access_token=${accesstoken}`),
    };
  });
  const followed: { orderId: number; screen: LiveScreen }[] = [];
  const running = new Set<Promise<void>>();
  const ending = new AbortController();

  const follow = ({ id, trackingToken }: PlacedOrder, number: number): void => {
    const address = addresses[number % addresses.length] ?? '';
    const screen = socketAt(address, `/ws/client/order/${trackingToken}`);
    followed.push({ orderId: id, screen });
  };
  /** One guest's order from the basket to the door; each of its calls goes to the next server. */
  const serve = async (number: number): Promise<void> => {
    let calls = number;
    const next = () => clients[(calls += 1) % clients.length] ?? clientAt('');
    const placed = await orderAsGuest({ ...options, notes, caller, next, number });
    if (!placed) return;
    if (number % FOLLOWED === 0) follow(placed, number);
    await serveOrder({ ...options, notes, caller, next, number, placed, courierScreens });
  };
  const arriving = (async () => {
    for (let number = 0; !ending.signal.aborted; number += 1) {
      const serving = serve(number)
        .catch((error: unknown) => void notes.unexpected.push(String(error)))
        .finally(() => running.delete(serving));
      running.add(serving);
      await sleep(guestEveryMs);
      if (running.size >= MOST_AT_ONCE) await Promise.race(running);
    }
  })();
  return Object.assign(notes, {
    desks,
    followed,
    courierScreens,
    end: async () => {
      ending.abort();
      await arriving;
      await Promise.all(running);
    },
    close: () => {
      const others = [...followed, ...courierScreens].map(({ screen }) => screen);
      for (const screen of [...desks, ...others]) screen.close();
    },
  });
}
