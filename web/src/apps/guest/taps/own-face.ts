import { FACE_KEPT } from '@comanda/contract/guest-page';
import { onceLoaded } from './in-pauses.ts';

/** A letter of each file of styles/base.css. */
const SAMPLE = 'aăа';

async function keep(): Promise<void> {
  await document.fonts.load('16px Commissioner', SAMPLE);
  window.localStorage.setItem(FACE_KEPT, '1');
}

/**
 * Brings the page's own face to the phone, for the next visit. The first one is drawn in the phone's: over a
 * slow line the face would come too late to be used, and hold up the pictures on their way.
 */
export function keepOwnFace(): void {
  onceLoaded(() => {
    keep().catch(() => undefined);
  });
}
