import type { Area, ToastSurroundings } from './find-toast-place.ts';

const PRESSABLE = 'button, a, input, select, textarea, label, summary';
const NEXT = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary';
const MARGIN = 16;
/** A sticky element that is higher than this part of the screen is the page, or a backdrop. */
const HIGHEST = 0.5;

let pressed: Element | null = null;

/** Records the pressed element, by a finger or by the keyboard; the returned function stops it. */
export function followPresses(): () => void {
  const remember = ({ target }: MouseEvent): void => {
    pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
  };
  document.addEventListener('click', remember, true);
  return () => {
    pressed = null;
    document.removeEventListener('click', remember, true);
  };
}

function isStuck(element: Element): boolean {
  const { position } = getComputedStyle(element);
  return position === 'sticky' || position === 'fixed';
}

/** The sticky element there, beneath the toasts themselves. */
function stickyBoxesAt(y: number, toasts: Element): DOMRect[] {
  const spots = [0.1, 0.5, 0.9].map((part) => window.innerWidth * part);
  return spots
    .flatMap((x) => document.elementsFromPoint(x, y))
    .filter((element) => !toasts.contains(element) && isStuck(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height < window.innerHeight * HIGHEST);
}

/** The parts of the screen that these elements have, without those inside the toasts. */
function areasOf(elements: Iterable<Element>, toasts: Element): DOMRect[] {
  return [...elements]
    .filter((element) => !toasts.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);
}

/** The current screen around the toasts. */
export function readToastSurroundings(toasts: Element): ToastSurroundings {
  const { visualViewport, innerWidth, innerHeight } = window;
  // A keyboard covers the foot of the page without making it shorter.
  const foot = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
  const bars = stickyBoxesAt(1, toasts).map(({ bottom }) => bottom);
  // The page behind an open popup is not read.
  const popup = [...document.querySelectorAll('[role=dialog][data-open]')].at(-1) ?? document;
  const buttons = popup.querySelector(':scope > footer')?.getBoundingClientRect();
  const feet = stickyBoxesAt(foot - 2, toasts).map(({ top }) => top);
  if (buttons && buttons.bottom > foot - MARGIN) feet.push(buttons.top);
  const free: Area = {
    left: MARGIN,
    top: Math.max(0, ...bars),
    right: innerWidth - MARGIN,
    bottom: Math.min(foot, ...feet),
  };
  return {
    free,
    size: toasts.getBoundingClientRect(),
    pressed: pressed?.isConnected === true ? pressed.getBoundingClientRect() : undefined,
    buttons: areasOf(popup.querySelectorAll(NEXT), toasts),
    headings: areasOf(popup.querySelectorAll('h1, h2, h3'), toasts),
  };
}
