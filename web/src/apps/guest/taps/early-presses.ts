import { EARLY_PRESSES } from '@comanda/contract/guest-page';
import * as classes from '../markup/classes.ts';

/**
 * Repeats presses from before this program loaded, each once: a user who gets no response presses twice
 * but intends one press. Links have already navigated; a dish's link opens its sheet.
 */
export function replayEarlyPresses(): void {
  const stored: unknown = Reflect.get(window, EARLY_PRESSES);
  window.onclick = null;
  if (!Array.isArray(stored)) return;
  const pressed = stored.map((target) =>
    target instanceof Element
      ? target.closest<HTMLElement>(`button, .${classes.dishCard} a`)
      : null,
  );
  for (const one of new Set(pressed)) if (one?.isConnected) one.click();
}
