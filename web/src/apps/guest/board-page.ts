import { followBoard } from './ready-board/follow-board.ts';

/** A tablet at the counter stays on; the browser ends it whenever the page is hidden. */
function stayOn(): void {
  if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
  navigator.wakeLock.request('screen').catch(() => undefined);
}

followBoard();
stayOn();
document.addEventListener('visibilitychange', stayOn);
