import { useRef, useState } from 'react';

const controlsOf = (part: Element | null | undefined): HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea') ?? []),
];

/** The control to use next when the item of this one is removed: its like in the next item or the one before, else one of the region. */
function controlBeside(control: Element): HTMLElement | undefined {
  const item = control.closest('li, tr, article');
  const alike = controlsOf(item).findIndex((element) => element === control);
  for (const other of [item?.nextElementSibling, item?.previousElementSibling]) {
    const controls = controlsOf(other);
    const found = controls[alike] ?? controls.at(-1);
    if (found) return found;
  }
  const region = control.closest<HTMLElement>('[role=dialog], section, main');
  const found = controlsOf(region).find(
    (element) => element !== control && item?.contains(element) !== true,
  );
  if (found || !region) return found;
  region.tabIndex = -1;
  return region;
}

/**
 * For a popup that asks before an item is removed, which takes the button with it that opened the popup: `removed` is
 * called once the item is removed and before the popup closes, `finalFocus` is the popup's.
 */
export function useFocusBeside(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  const next = useRef<HTMLElement>(undefined);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
  }
  return {
    removed: () => {
      next.current = opener ? controlBeside(opener) : undefined;
    },
    finalFocus: () => (next.current?.isConnected ? next.current : undefined),
  };
}
