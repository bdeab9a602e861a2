import { toAmount } from '@comanda/domain/money';
import { WebSocket } from 'ws';
import type { TestApp } from '../app/build-test-app.ts';
import { anOrder, type ADeliveringPub, type AnOrder } from './order-builders.ts';

let counter = 0;

/** Prices whose sums always have a fraction: a whole amount could also occur elsewhere, for example in a time. */
export const markedPrices: readonly number[] = [137.31, 24];

/** An order whose guest's data can be found in any bytes. */
export type MarkedOrder = AnOrder & { readonly markers: readonly string[] };

/** A delivery order with a unique word in every field that only its pub and its courier may see. */
export async function aMarkedOrder(t: TestApp, pub: ADeliveringPub): Promise<MarkedOrder> {
  counter += 1;
  const mark = String(1000 + counter);
  const guest = {
    client_name: `Zqname${mark}`,
    full_address: `Zqaddress${mark}`,
    comments: `Zqcomment${mark}`,
    main_phone_number: `+3736981${mark}`,
    second_phone_number: `+3736982${mark}`,
    lat: Number(`47.0153${mark}`),
    lng: Number(`28.8614${mark}`),
  };
  const [first, second] = pub.dishes;
  const dishes = [
    { dish_id: first.id, count: 1 },
    { dish_id: second.id, count: counter + 1 },
  ];
  const changeFrom = 9_876_000.57 + counter;
  const order = await anOrder(t, pub, { ...guest, dishes, change_from: changeFrom });
  const row = await t.deps.db
    .selectFrom('pub_order')
    .where('id', '=', order.id)
    .select(['dish_total_minor', 'product_total_minor', 'delivery_price_minor'])
    .executeTakeFirstOrThrow();
  const amounts = [
    row.dish_total_minor,
    row.product_total_minor,
    row.dish_total_minor + row.delivery_price_minor,
  ].map((minor) => String(toAmount(minor)));
  const whole = amounts.find((amount) => !amount.includes('.'));
  if (whole !== undefined) throw new Error(`the amount ${whole} has no fraction: use markedPrices`);
  const markers = [
    ...[...Object.values(guest), changeFrom].map(String),
    ...amounts,
    order.trackingToken,
  ];
  return { ...order, markers };
}

/** The words that occur in the bytes. */
export function leakedMarkers(bytes: string, orders: readonly MarkedOrder[]): string[] {
  return orders.flatMap(({ markers }) => markers).filter((marker) => bytes.includes(marker));
}

export type RawReader = {
  /** All messages received since `from`, unparsed. */
  bytes(from?: number): string;
  length(): number;
  /** Why the server refused or closed it; undefined while it is open. */
  end(): number | undefined;
  close(): void;
};

/** A socket that stores its messages unparsed. */
export async function openRawReader(address: string): Promise<RawReader> {
  const received: string[] = [];
  let end: number | undefined;
  const socket = new WebSocket(address);
  socket.on('message', (data: Buffer) => void received.push(data.toString()));
  socket.on('error', () => {}); // reported by `unexpected-response` and `close`
  socket.on('unexpected-response', (_request, response) => {
    end = response.statusCode;
    socket.terminate();
  });
  const opened = new Promise<void>((resolve) => {
    socket.once('message', () => resolve());
    socket.once('close', (code) => {
      end ??= code;
      resolve();
    });
  });
  socket.on('close', (code) => {
    end ??= code;
  });
  await opened;
  return {
    bytes: (from = 0) => received.slice(from).join('\n'),
    length: () => received.length,
    end: () => end,
    close: () => socket.close(),
  };
}
