import { useLayoutEffect, useRef, useState } from 'react';
import { slipAfterRemoval, type SlipGrid } from './slip-grid.ts';
import { SlipLinks } from './slip-links.ts';

export type DeskFocus = {
  readonly links: SlipLinks;
  /** Moves the focus with a slip that is about to move, or to the one that replaces it. */
  readonly follow: (id: number) => void;
  /** Focuses a slip as soon as it is rendered, unless another key is pressed first. */
  readonly focusWhenDrawn: (id: number) => void;
  readonly cancelFocus: () => void;
};

/** Focuses a slip that is not rendered yet. */
function useFocusWhenDrawn(links: SlipLinks) {
  const pendingFocus = useRef<number>(undefined);
  const focusSlip = () => {
    const link = pendingFocus.current === undefined ? undefined : links.of(pendingFocus.current);
    if (!link) return;
    pendingFocus.current = undefined;
    link.focus();
  };
  useLayoutEffect(focusSlip);
  return {
    focusWhenDrawn: (id: number) => {
      pendingFocus.current = id;
      focusSlip();
    },
    cancelFocus: () => {
      pendingFocus.current = undefined;
    },
  };
}

/** The focus on the slips: it goes with the slip that has it. */
export function useDeskFocus(grid: SlipGrid): DeskFocus {
  const [links] = useState(() => new SlipLinks());
  /** The slip whose status was set by a key, and the one that replaces it. */
  const moved = useRef<{ readonly id: number; readonly next: number | undefined }>(undefined);

  const follow = (id: number) => {
    moved.current = { id, next: slipAfterRemoval(grid, id) };
  };

  // A slip that changes its column is mounted again there: the focus must follow it.
  useLayoutEffect(() => {
    const { id, next } = moved.current ?? {};
    if (id === undefined || document.activeElement !== document.body) return;
    const link = links.of(id) ?? (next === undefined ? undefined : links.of(next));
    link?.focus();
    moved.current = undefined;
  });

  return { links, follow, ...useFocusWhenDrawn(links) };
}
