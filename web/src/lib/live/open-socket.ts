import { closeQuietly } from './close-quietly.ts';
import { listenToSocket, takeEarlySocket } from './early-socket.ts';
import type { LiveSocket } from './live-client.ts';

/** Opens the socket of an address, or takes the one that the page has opened early, whose events until then come first. */
export function openSocket(address: string): LiveSocket {
  const early = takeEarlySocket(address);
  const socket = early?.socket ?? new WebSocket(address);
  const live: LiveSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => {
      socket.send(text);
    },
    close: () => {
      closeQuietly(socket);
    },
  };
  const tell = (event: Event) => {
    if (event.type === 'open') live.onopen?.();
    else if (event instanceof MessageEvent) live.onmessage?.(event);
    else if (event instanceof CloseEvent) live.onclose?.(event);
    else live.onerror?.();
  };
  // In a microtask: the client has set its handlers by then, and no further event has come.
  if (early) queueMicrotask(() => early.listen(tell));
  else listenToSocket(socket, tell);
  return live;
}
