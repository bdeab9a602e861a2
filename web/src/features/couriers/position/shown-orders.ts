import { keptInTab } from '../../../lib/session/kept-in-tab.ts';

/** For which orders the courier shows how far they are, and whether the browser has refused to say it. */
type Shown = { readonly ids: readonly number[]; readonly isRefused: boolean };

const NAME = 'courier-position';

function kept(): readonly number[] {
  const ids: unknown = JSON.parse(keptInTab.stored(NAME) ?? '[]');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

let shown: Shown = { ids: kept(), isRefused: false };
const listeners = new Set<() => void>();

function set(next: Shown): void {
  shown = next;
  keptInTab.keep(NAME, next.ids, [JSON.stringify(next.ids)]);
  for (const listener of listeners) listener();
}

/** Off for each order until its courier switches it on; a reload of the page keeps it, another sign-in does not. */
export const shownOrders = {
  current: (): Shown => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  switch: (id: number, isOn: boolean): void => {
    const others = shown.ids.filter((one) => one !== id);
    set({ ids: isOn ? [...others, id] : others, isRefused: false });
  },
  /** Those that are not carried any more are off, should they come back. */
  keepOnly: (carried: readonly number[]): void => {
    const ids = shown.ids.filter((id) => carried.includes(id));
    if (ids.length < shown.ids.length) set({ ...shown, ids });
  },
  refuse: (): void => {
    set({ ids: [], isRefused: true });
  },
};
