import type { LiveEnvironment } from './live-client.ts';
import { openSocket } from './open-socket.ts';
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
