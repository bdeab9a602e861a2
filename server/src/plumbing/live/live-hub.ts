import type { LiveChange, LiveChangeKind } from './tables.ts';

/** The changes since the last read, by kind: ids without repetition, in the order of first change. */
export type LiveChanges = Readonly<Record<LiveChangeKind, readonly number[]>> & {
  /** The pubs, without those whose changes `onOwnChanges` has already reported. */
  readonly pubOfOthers: readonly number[];
  /** This process may have missed changes: all data that clients show must be read again. */
  readonly isIncomplete: boolean;
};

/** What shows from outside whether changes reach the clients of this process. */
type LiveState = {
  /** Since the last completed read. */
  readonly readAgeMs: number;
  /** Reads after which clients had to read everything again. */
  readonly incompleteReads: number;
  /** New orders of this process. */
  readonly ownOrders: number;
};

export type LiveHub = {
  /**
   * Called with every committed change of any process. Listeners are awaited one by one; when one fails, all
   * are called with the same changes again.
   */
  onChanges(listener: (changes: LiveChanges) => Promise<void>): void;
  /** Called with the changes committed by this process, before the response to the writer is sent. */
  onOwnChanges(listener: (changes: readonly LiveChange[]) => void): void;
  /**
   * No read has completed for some seconds, so all data that depends on the reads is out of date. Called
   * again every few seconds while this lasts.
   */
  onUnserved(listener: () => void): void;
  /**
   * False from a failed read, or the loss of the connection, to the next completed read. A client that connects
   * meanwhile would be asked to reconnect again: it has to be refused.
   */
  isServing(): boolean;
  /**
   * Called after a commit of this process: reads now and notifies the other processes, instead of waiting for
   * the next beat.
   */
  wake(changes?: readonly LiveChange[]): void;
  /**
   * Called instead of `wake` after a new order of this process was committed and all its listeners have
   * received it: notifies the other processes, and the next read leaves the order out.
   */
  wakeOthers(deliveredOrderId: number): void;
  state(): LiveState;
  close(): Promise<void>;
};
