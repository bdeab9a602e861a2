import type { LiveHub } from '../../src/plumbing/live/live-hub.ts';

/**
 * For an app that no client reads: only its own caches are told of a change. The usual hub reads each one back and loads
 * its order, which was a tenth of the set-up.
 */
export function createSeedHub(): LiveHub {
  const listeners: Parameters<LiveHub['onOwnChanges']>[0][] = [];
  return {
    onOwnChanges: (listener) => {
      listeners.push(listener);
    },
    wake: (changes = []) => {
      for (const listener of listeners) listener(changes);
    },
    onChanges: () => {},
    onUnserved: () => {},
    isServing: () => true,
    wakeOthers: () => {},
    state: () => ({ readAgeMs: 0, incompleteReads: 0, ownOrders: 0 }),
    close: async () => {},
  };
}
