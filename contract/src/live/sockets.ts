import { Type, type Static, type TSchema } from 'typebox';
import { AdminOrder } from '../administration/schemas.ts';
import { CourierOrder } from '../couriers/schemas.ts';
import { GuestOrder, Order } from '../orders/schemas.ts';
import { readingLimit, socketLimits, type SocketTable } from '../routing/index.ts';
import { FINISHED_ORDERS_SENT, PLATFORM_ORDERS_SENT, WAITING_ORDERS_SENT } from '../wire/index.ts';

/** A socket message: an order that is new or changed, or all orders at once. */
export type LiveMessage<Shape> =
  | { readonly event_type: 'CREATE_EVENT' | 'UPDATE_EVENT'; readonly order: Shape }
  | { readonly event_type: 'GET_ALL'; readonly orders: readonly Shape[] };

export function liveMessage<Shape extends TSchema>(order: Shape) {
  return Type.Unsafe<LiveMessage<Static<Shape>>>(
    Type.Union([
      Type.Object({ event_type: Type.Enum(['CREATE_EVENT', 'UPDATE_EVENT']), order }),
      Type.Object({ event_type: Type.Literal('GET_ALL'), orders: Type.Array(order) }),
    ]),
  );
}

/** Of a desk, also: its pub has changed, or a pause of it has ended; the pub has to be read again. */
export type DeskMessage = LiveMessage<Order> | { readonly event_type: 'PUB_EVENT' };

const deskMessage = Type.Unsafe<DeskMessage>(
  Type.Union([liveMessage(Order), Type.Object({ event_type: Type.Literal('PUB_EVENT') })]),
);

/** `access_token` is a query parameter; a tracking token needs no other. */
export const sockets = {
  '/ws/orders/company/:companyID/pub/:pubID': {
    summary: `The pub’s orders: every active one and the last ${FINISHED_ORDERS_SENT} finished ones first, then each change. With \`pub_events=yes\` also \`PUB_EVENT\` when the pub has to be read again. \`desk\` is the key of the desk that it belongs to`,
    access: 'pub',
    ...socketLimits,
    message: deskMessage,
  },
  '/ws/courier/:courierID': {
    summary: `The orders that the courier may take (own ones first, then the newest, ${WAITING_ORDERS_SENT} at most), has reserved, and has finished (the last ${FINISHED_ORDERS_SENT}), then each change`,
    access: 'courier',
    showsCourier: 'offer',
    ...socketLimits,
    message: liveMessage(CourierOrder),
  },
  '/ws/client/order/:trackingToken': {
    summary: 'One order, for its guest',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'by_its_link',
    ...readingLimit,
    message: liveMessage(GuestOrder),
  },
  '/ws/admin/orders': {
    summary: `The newest ${PLATFORM_ORDERS_SENT} in-process orders of every pub, then each change; the last change of an order is its final status`,
    access: 'admin',
    ...socketLimits,
    message: liveMessage(AdminOrder),
  },
} as const satisfies SocketTable;

export type SocketKey = keyof typeof sockets;

export const listSockets = (): SocketKey[] => Object.keys(sockets) as SocketKey[];

/** A message of the socket. */
export type SocketMessage<Key extends SocketKey> = Static<(typeof sockets)[Key]['message']>;
