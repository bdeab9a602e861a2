import type { LiveHub } from '../../src/plumbing/live/live-hub.ts';

/**
 * A live hub for an app without clients: of a change it informs only the caches of that app. The usual hub reads each
 * change from the database and loads its order, which took a tenth of the set-up.
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
