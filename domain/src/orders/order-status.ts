import type { OrderType } from './order-limits.ts';

/** What a venue does with an order next, on the usual way from new to completed. */
export type OrderStep = 'accept' | 'ready' | 'serve' | 'hand_over' | 'deliver';

type StatusFacts = {
  /** Completed or canceled: such an order is no longer in process. */
  readonly isFinished: boolean;
  /** Of which orders a venue can press it. */
  readonly offeredFor: readonly OrderType[];
  /** The offered status among whose orders it stands. */
  readonly countsAs: string;
  /** The specification's colours. */
  readonly tone: 'red' | 'orange' | 'blue' | 'green' | 'grey';
  /** Whether the desk's bell rings for it. */
  readonly rings: boolean;
  /** What such an order waits for first. */
  readonly step: OrderStep | undefined;
};

const everyType: readonly [OrderType, OrderType] = ['delivery', 'in_place'];

/** Every status of an order and what is true of it; all lists of statuses are made of this table. */
export const statusTable = {
  not_handled: {
    isFinished: false,
    offeredFor: everyType,
    countsAs: 'not_handled',
    tone: 'red',
    rings: true,
    step: 'accept',
  },
  // Accepted and shown, never offered: somebody has seen the order and begun nothing.
  handled: {
    isFinished: false,
    offeredFor: [],
    countsAs: 'not_handled',
    tone: 'red',
    rings: false,
    step: 'accept',
  },
  preparing: {
    isFinished: false,
    offeredFor: everyType,
    countsAs: 'preparing',
    tone: 'orange',
    rings: false,
    step: 'ready',
  },
  at_courier: {
    isFinished: false,
    // No courier carries what is eaten at a table.
    offeredFor: ['delivery'],
    countsAs: 'at_courier',
    tone: 'blue',
    rings: false,
    step: 'deliver',
  },
  completed: {
    isFinished: true,
    offeredFor: everyType,
    countsAs: 'completed',
    tone: 'green',
    rings: false,
    step: undefined,
  },
  canceled: {
    isFinished: true,
    offeredFor: everyType,
    countsAs: 'canceled',
    tone: 'grey',
    rings: false,
    step: undefined,
  },
} as const satisfies Record<string, StatusFacts>;

type Table = typeof statusTable;
export type OrderStatus = keyof Table;
export type FinishedStatus = {
  [Status in OrderStatus]: Table[Status]['isFinished'] extends true ? Status : never;
}[OrderStatus];
/** What a venue can press. */
export type OfferedStatus = Table[OrderStatus]['countsAs'];

export const orderStatuses = Object.keys(statusTable) as readonly OrderStatus[];

/** The five that a venue can press, in the order of an order's way. */
export const offeredStatuses = orderStatuses.filter(
  (status): status is OfferedStatus => statusTable[status].offeredFor.length > 0,
);

export const finishedStatuses = orderStatuses.filter(isFinalStatus);

/** In-process: neither completed nor canceled. */
export const activeStatuses = orderStatuses.filter(isInProcess);

/** The status in which an order waits for a courier. */
export const PENDING_PICKUP_STATUS = 'preparing' satisfies OrderStatus;

export function isFinalStatus(status: OrderStatus): status is FinishedStatus {
  return statusTable[status].isFinished;
}

export function isInProcess(status: OrderStatus): status is Exclude<OrderStatus, FinishedStatus> {
  return !statusTable[status].isFinished;
}

/** The offered status among whose orders this one stands: `handled` counts as not handled. */
export function countsAs(status: OrderStatus): OfferedStatus {
  return statusTable[status].countsAs;
}

/** Whether a status is offered for an order of a type. */
export function isOfferedFor(status: OrderStatus, orderType: OrderType): boolean {
  return statusTable[status].offeredFor.some((type) => type === orderType);
}

type Onward = Exclude<OfferedStatus, 'canceled'>;

/** The way of an order of this type from new to completed; where it stands is on it, however it came there. */
export function wayOf(order: {
  readonly orderType: OrderType;
  readonly status: OrderStatus;
}): Onward[] {
  return offeredStatuses.filter(
    (status): status is Onward =>
      status !== 'canceled' && (isOfferedFor(status, order.orderType) || status === order.status),
  );
}
