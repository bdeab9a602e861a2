import type { LiveSocket, LiveWorld } from './live-client.ts';

/** Somebody in the middle of typing loses nothing: the page is loaded anew once they have left the field. */
function reloadWhenIdle(): void {
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select') === true) {
    focused.addEventListener('blur', reloadWhenIdle, { once: true });
  } else window.location.reload();
}

function openSocket(address: string): LiveSocket {
  const socket = new WebSocket(address);
  const live: LiveSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => {
      socket.send(text);
    },
    close: () => {
      socket.close();
    },
  };
  socket.addEventListener('open', () => live.onopen?.());
  socket.addEventListener('message', (event: MessageEvent<unknown>) => live.onmessage?.(event));
  socket.addEventListener('close', () => live.onclose?.());
  socket.addEventListener('error', () => live.onerror?.());
  return live;
}

/** The live client's world in a browser. */
export const browserWorld: LiveWorld = {
  open: openSocket,
  now: () => Date.now(),
  setInterval: (run, everyMs) => window.setInterval(run, everyMs),
  clearInterval: (timer) => {
    window.clearInterval(timer);
  },
  reload: reloadWhenIdle,
};

/** The socket's address on this page's own host. */
export function socketAddress(path: string, accessToken?: string): string {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (accessToken !== undefined) url.searchParams.set('access_token', accessToken);
  return url.href;
}
