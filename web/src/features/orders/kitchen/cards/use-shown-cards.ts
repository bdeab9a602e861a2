import { useLayoutEffect, useState } from 'react';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { NOTHING_SEEN, seeCards, shownCards, type KitchenCard } from './kitchen-cards.ts';

const CHECK_EVERY_MS = 1000;

/** The cards on the screen. After a change of the key (the station), work that was finished before it is not shown. */
export function useShownCards(cards: readonly KitchenCard[], key: string): readonly KitchenCard[] {
  const now = useNow(CHECK_EVERY_MS);
  const [seen, setSeen] = useState({ key, ...NOTHING_SEEN });
  // Before the browser paints: a finished card must not disappear for one frame.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it needs the time, which a render must not read
    setSeen((before) => ({
      key,
      ...seeCards(before.key === key ? before : NOTHING_SEEN, cards, Date.now()),
    }));
  }, [cards, key]);
  return shownCards(cards, seen.key === key ? seen : NOTHING_SEEN, now);
}
