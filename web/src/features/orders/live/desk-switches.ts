import { useSyncExternalStore } from 'react';

/** How a device shows orders, on every pub's desk: it belongs to how its people work. */
type DeskSwitch = 'large' | 'longest-first';

const keyOf = (name: DeskSwitch): string => `comanda.desk-${name}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A switch that stays on this device, and its turn. */
export function useDeskSwitch(name: DeskSwitch) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(keyOf(name)) !== null,
  );
  const turn = () => {
    if (isOn) window.localStorage.removeItem(keyOf(name));
    else window.localStorage.setItem(keyOf(name), 'on');
    for (const listener of listeners) listener();
  };
  return { isOn, turn };
}
