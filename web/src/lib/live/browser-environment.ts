import { closeQuietly } from './close-quietly.ts';
import type { LiveSocket, LiveEnvironment } from './live-client.ts';
import TickWorker from './tick-worker.ts?worker&inline';
import { reloadGate } from './reload-gate.ts';

/** Ticks on time in a hidden tab too: a lost connection must not silence the bell until the tab is visible. */
function tickEvery(everyMs: number, run: () => void): () => void {
  const worker = new TickWorker();
  worker.addEventListener('message', run);
  worker.postMessage(everyMs);
  return () => {
    worker.terminate();
  };
}

/** On time in a hidden tab too, as above. */
function runLater(afterMs: number, run: () => void): () => void {
  const stop = tickEvery(afterMs, () => {
    stop();
    run();
  });
  return stop;
}

/** The browser is online again, or the tab is visible again: a phone may have slept for hours. */
function listenForWaking(run: () => void): () => void {
  const onLook = () => {
    if (document.visibilityState === 'visible') run();
  };
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', onLook);
  };
}

function listenForLoss(run: () => void): () => void {
  window.addEventListener('offline', run);
  return () => {
    window.removeEventListener('offline', run);
  };
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
      closeQuietly(socket);
    },
  };
  socket.addEventListener('open', () => live.onopen?.());
  socket.addEventListener('message', (event: MessageEvent<unknown>) => live.onmessage?.(event));
  socket.addEventListener('close', ({ code }) => live.onclose?.({ code }));
  socket.addEventListener('error', () => live.onerror?.());
  return live;
}

/** The browser's implementation of the live client's environment. */
export const browserEnvironment: LiveEnvironment = {
  open: openSocket,
  now: () => Date.now(),
  tickEvery,
  runLater,
  random: () => Math.random(),
  onWake: listenForWaking,
  onLost: listenForLoss,
  mayReload: reloadGate.isOpen,
  reload: () => {
    window.location.reload();
  },
};

/** The socket's address on the host of this page. */
export function socketAddress(path: string, query: Readonly<Record<string, string>> = {}): string {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
