import type { LiveChange, LiveChangeKind } from './tables.ts';

/** What changed since the last look, by kind: ids without repetition, in the order of first change. */
export type LiveChanges = Readonly<Record<LiveChangeKind, readonly number[]>> & {
  /** This process was away for so long that it cannot know all: whatever it shows must be read anew. */
  readonly isIncomplete: boolean;
};

export type LiveHub = {
  /**
   * Hears of every committed change, whichever process made it. Listeners are awaited one by one;
   * when one fails, all hear of the same changes again.
   */
  onChanges(listener: (changes: LiveChanges) => Promise<void>): void;
  /** Hears of what this process has committed, before whoever wrote it is answered. */
  onOwnChanges(listener: (changes: readonly LiveChange[]) => void): void;
  /**
   * For some seconds no look has come to its end: whatever is kept up to date by them is not. Called again
   * every few seconds for as long as this lasts.
   */
  onUnserved(listener: () => void): void;
  /** Something was committed here: look now, and tell the other processes, instead of at the next beat. */
  wake(changes?: readonly LiveChange[]): void;
  close(): Promise<void>;
};
