/** An order in preparation that its guest collects. */
type AwaitedOrder = {
  /** Null for an order that has none. */
  readonly number: number | null;
  readonly isReady: boolean;
  readonly createdAt: Date;
  readonly promisedAt: Date | null;
};

/** The numbers on the board, the longest waiting first. */
export type ReadyBoard = {
  readonly preparing: readonly number[];
  readonly ready: readonly number[];
};

/** Minutes after the promised time, or after the order was placed, at which an order that is not completed leaves the board. */
export const SHOWN_ON_BOARD_MINUTES = 120;
const SHOWN_MS = SHOWN_ON_BOARD_MINUTES * 60_000;

/** What the board at the counter shows now. */
export function readyBoard(orders: readonly AwaitedOrder[], now: Date): ReadyBoard {
  const shown = orders
    .filter(({ createdAt, promisedAt }) => {
      const from = Math.max(createdAt.getTime(), promisedAt?.getTime() ?? 0);
      return now.getTime() - from < SHOWN_MS;
    })
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const numbersOf = (isReady: boolean) =>
    shown.flatMap((order) => (order.isReady === isReady ? (order.number ?? []) : []));
  return { preparing: numbersOf(false), ready: numbersOf(true) };
}
