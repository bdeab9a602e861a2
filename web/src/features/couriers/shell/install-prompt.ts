/** The event that a browser fires when the page can be installed; it is not in the standard types. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

function offer(event: InstallEvent | undefined): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Stores the browser's install event, which is fired once, early, until the courier asks for it. */
export function storeInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => {
    offer(undefined);
  });
}

export const installOffer = {
  current: (): InstallEvent | undefined => offered,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  accept: async (): Promise<void> => {
    const event = offered;
    offer(undefined);
    await event?.prompt();
  },
};
