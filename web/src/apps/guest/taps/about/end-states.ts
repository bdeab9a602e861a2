import * as attributes from '../../markup/attributes.ts';

/** Removes each notice of a pause or of a busy pub at its end, without loading anything. */
export function endStates(): void {
  for (const notice of document.querySelectorAll(`[${attributes.endsAt}]`)) {
    const leftMs = Date.parse(notice.getAttribute(attributes.endsAt) ?? '') - Date.now();
    setTimeout(() => {
      notice.remove();
    }, leftMs);
  }
}
