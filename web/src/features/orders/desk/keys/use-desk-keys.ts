import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { isArrowKey, slipAfter, slipAfterRemoval, type SlipGrid } from './slip-grid.ts';
import { SlipLinks, type LinkRef } from './slip-links.ts';
import { pressOfKey, type KeyPresses } from './use-key-presses.ts';

/** A field, a popup or a control outside the slips handles its own keys while it has the focus. */
function isForDesk(event: KeyboardEvent, desk: HTMLElement | null): boolean {
  const { target } = event;
  return target === document.body || (target instanceof HTMLElement && isSlipOf(desk, target));
}

/** Arrows mean nothing to a button or a link: from there they lead to the slips too. */
function isFree({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    !target.matches('input, textarea, select') &&
    target.closest('dialog, [popover], [role=dialog]') === null
  );
}

function isSlipOf(desk: HTMLElement | null, target: HTMLElement): boolean {
  return desk?.contains(target) === true && target.matches('article a, article button');
}

type Desk = {
  readonly grid: SlipGrid;
  readonly presses: KeyPresses;
};

type DeskKeys = {
  readonly deskRef: RefObject<HTMLDivElement | null>;
  readonly linkRef: (id: number) => LinkRef;
  /** Moves the focus with a slip that is about to move, or to the one that replaces it. */
  readonly follow: (id: number) => void;
  /** Focuses a slip as soon as it is rendered, unless another key is pressed first. */
  readonly focusWhenDrawn: (id: number) => void;
  /** The slip that has the focus. */
  readonly focusedId: () => number | undefined;
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

/** Arrow keys move between the slips, others change the order; Enter is handled by the link. */
export function useDeskKeys({ grid, presses }: Desk): DeskKeys {
  const deskRef = useRef<HTMLDivElement>(null);
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

  const { focusWhenDrawn, cancelFocus } = useFocusWhenDrawn(links);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    cancelFocus();
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isHere = isForDesk(event, deskRef.current);
    const current = links.focusedId();
    if (isArrowKey(event.key) && (isHere || isFree(event))) {
      const next = slipAfter(grid, current, event.key);
      if (next === undefined) return;
      event.preventDefault();
      links.of(next)?.focus();
      return;
    }
    const press = isHere ? pressOfKey(event, presses) : undefined;
    if (!press || current === undefined) return;
    follow(current);
    press(current);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);

  return { deskRef, linkRef: links.refOf, follow, focusWhenDrawn, focusedId: links.focusedId };
}
