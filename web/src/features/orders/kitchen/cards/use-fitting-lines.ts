import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Of the button below the lines that are left out. */
const BUTTON_HEIGHT = 56;
/** Around the card. */
const MARGIN = 16;

function subscribe(onResize: () => void): () => void {
  window.addEventListener('resize', onResize);
  return () => {
    window.removeEventListener('resize', onResize);
  };
}

const screenSize = () => `${window.innerWidth}×${window.innerHeight}`;

/** How many of the lines, counted from the first, fit on the screen with the rest of their card; at least one. */
function countFitting(card: HTMLElement, lines: readonly HTMLElement[]): number {
  let excess = card.offsetHeight + MARGIN - window.innerHeight;
  if (excess <= 0) return lines.length;
  excess += BUTTON_HEIGHT;
  let fitting = lines.length;
  while (fitting > 1 && excess > 0) {
    fitting -= 1;
    excess -= lines[fitting]?.offsetHeight ?? 0;
  }
  return fitting;
}

/**
 * The count of lines to show of a card that may be higher than the screen. They are measured before the browser
 * paints, again after a change of `content` and of the screen's size.
 */
export function useFittingLines(
  cardRef: RefObject<HTMLElement | null>,
  content: string,
): number | undefined {
  const key = `${content} ${useSyncExternalStore(subscribe, screenSize)}`;
  const [measured, setMeasured] = useState<{ readonly key: string; readonly fitting: number }>();
  const isMeasured = measured?.key === key;
  useLayoutEffect(() => {
    const card = cardRef.current;
    if (isMeasured || !card) return;
    const lines = [...card.querySelectorAll<HTMLElement>('[data-line]')];
    setMeasured({ key, fitting: countFitting(card, lines) });
  }, [cardRef, isMeasured, key]);
  return isMeasured ? measured.fitting : undefined;
}
