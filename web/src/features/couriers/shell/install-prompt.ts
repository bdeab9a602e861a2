/** What a browser fires when the page may be put on the home screen; no standard type knows it. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

function offer(event: InstallEvent | undefined): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer until the courier asks for it; it comes once, early. */
export function catchInstallOffer(): void {
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
