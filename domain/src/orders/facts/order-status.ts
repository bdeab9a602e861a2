import { hasCourier, type OrderType } from './order-type-table.ts';

/** The next step that a pub takes with an order, on the usual path from new to completed. */
export type OrderStep = 'accept' | 'ready' | 'serve' | 'give_out' | 'hand_over' | 'deliver';

type StatusFacts = {
  /** Completed or canceled: such an order is no longer in process. */
  readonly isFinished: boolean;
  /** The orders for which a pub can set it. */
  readonly offeredFor: 'every_order' | 'orders_with_courier' | 'no_order';
  /** The offered status whose list contains such an order. */
  readonly countsAs: string;
  /** The colour of its badge and of its slip's edge. */
  readonly tone: 'red' | 'orange' | 'blue' | 'green' | 'grey';
  /** Whether the desk's bell rings for it. */
  readonly rings: boolean;
  /** The first step that such an order waits for. */
  readonly step: OrderStep | undefined;
};

/** Every status of an order and its properties; all lists of statuses are derived from this table. */
export const statusTable = {
  not_handled: {
    isFinished: false,
    offeredFor: 'every_order',
    countsAs: 'not_handled',
    tone: 'red',
    rings: true,
    step: 'accept',
  },
  // Accepted and shown, never offered: the order was seen, but no work has started.
  handled: {
    isFinished: false,
    offeredFor: 'no_order',
    countsAs: 'not_handled',
    tone: 'red',
    rings: false,
    step: 'accept',
  },
  preparing: {
    isFinished: false,
    offeredFor: 'every_order',
    countsAs: 'preparing',
    tone: 'orange',
    rings: false,
    step: 'ready',
  },
  at_courier: {
    isFinished: false,
    offeredFor: 'orders_with_courier',
    countsAs: 'at_courier',
    tone: 'blue',
    rings: false,
    step: 'deliver',
  },
  completed: {
    isFinished: true,
    offeredFor: 'every_order',
    countsAs: 'completed',
    tone: 'green',
    rings: false,
    step: undefined,
  },
  canceled: {
    isFinished: true,
    offeredFor: 'every_order',
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
/** Statuses that a pub can set. */
export type OfferedStatus = Table[OrderStatus]['countsAs'];

export const orderStatuses = Object.keys(statusTable) as readonly OrderStatus[];

/** The five statuses that a pub can set, in the usual order. */
export const offeredStatuses = orderStatuses.filter(
  (status): status is OfferedStatus => statusTable[status].offeredFor !== 'no_order',
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

/** The offered status whose list contains orders of this one: `handled` counts as not handled. */
export function countsAs(status: OrderStatus): OfferedStatus {
  return statusTable[status].countsAs;
}

/** Whether a status is offered for an order of a type. */
export function isOfferedFor(status: OrderStatus, orderType: OrderType): boolean {
  const { offeredFor } = statusTable[status];
  return offeredFor === 'orders_with_courier'
    ? hasCourier[orderType]
    : offeredFor === 'every_order';
}

type Onward = Exclude<OfferedStatus, 'canceled'>;

/**
 * The usual statuses of an order of this type from new to completed, plus its present one if it is unusual
 * (never `canceled`).
 */
export function usualStatuses(order: {
  readonly orderType: OrderType;
  readonly status: OrderStatus;
}): Onward[] {
  return offeredStatuses.filter(
    (status): status is Onward =>
      status !== 'canceled' && (isOfferedFor(status, order.orderType) || status === order.status),
  );
}
