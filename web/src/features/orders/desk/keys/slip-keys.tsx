import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { StatusPresses } from '../../status/use-press-status.ts';
import { isArrowKey, slipAfter, type SlipGrid } from './slip-grid.ts';
import type { DeskFocus } from './use-desk-focus.ts';
import { pressOfKey, useKeyPresses } from './use-key-presses.ts';

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

type Props = {
  readonly grid: SlipGrid;
  readonly focus: DeskFocus;
  readonly presses: StatusPresses;
  readonly deskRef: RefObject<HTMLDivElement | null>;
};

/** Arrow keys move between the slips, others change the order; Enter is handled by the link. */
export function SlipKeys({ grid, focus, presses, deskRef }: Props) {
  const { links, follow, cancelFocus } = focus;
  const keyPresses = useKeyPresses(presses);
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
    const press = isHere ? pressOfKey(event, keyPresses) : undefined;
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
  return null;
}
