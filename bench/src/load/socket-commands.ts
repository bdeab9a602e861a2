/** An order whose events are timed. */
export type WatchedOrder = {
  readonly id: number;
  /** The path of the guest's socket. */
  readonly guest: string;
  readonly desks: readonly string[];
  /** The path of the call that sets its status. */
  readonly call: string;
  readonly accessToken: string;
};

/** The commands for a process that holds sockets (`hold-sockets.ts`). */
export type Command =
  | {
      readonly do: 'open';
      readonly origin: string;
      readonly paths: readonly string[];
      /** How many are opening at any time. */
      readonly atOnce: number;
    }
  | {
      readonly do: 'watch';
      readonly origin: string;
      readonly orders: readonly WatchedOrder[];
      readonly count: number;
    }
  | { readonly do: 'close' };

export type Report = { readonly figures: readonly number[] } | { readonly fault: string };
