type Point = { readonly x: number; readonly y: number };

/** The control that a click at an element is meant for. */
export const clickTarget = (element: Element): Element =>
  element.closest('button, a[href], [role=button], [role=link]') ?? element;

export const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

export const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled') && element.closest('[aria-disabled=true]') === null;

export const isClickable = (element: Element): boolean =>
  isVisible(element) && isEnabled(clickTarget(element));

/** Whether what the mouse reaches is in the element, or the label of it. */
function isIn(target: Element, reached: EventTarget | null): boolean {
  if (!(reached instanceof Element)) return false;
  return target.contains(reached) || reached.closest('label')?.control === target;
}

/** The middle of the first visible part of an element. */
function middleOf(element: Element): Point | undefined {
  for (const { left, right, top, bottom } of element.getClientRects()) {
    const [from, to] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
    const [start, end] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
    if (to - from > 0 && end - start > 0) return { x: (from + to) / 2, y: (start + end) / 2 };
  }
  return undefined;
}

/** In view, or where the bars of the screen do not cover it. */
const scrolls = [
  (element: Element) => {
    (element as Element & { scrollIntoViewIfNeeded: () => void }).scrollIntoViewIfNeeded();
  },
  ...(['center', 'end', 'start'] as const).map((block) => (element: Element) => {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  }),
];

/** Where the mouse reaches an element, which is scrolled into view; none while something covers it. */
export function reachablePoint(element: Element): Point | undefined {
  for (const scroll of scrolls) {
    scroll(element);
    const point = middleOf(element);
    const reached = point && document.elementFromPoint(point.x, point.y);
    if (isIn(clickTarget(element), reached ?? null)) return point;
  }
  return undefined;
}

const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/**
 * Looks at what the next click reaches, and stops it when that is another element: something may have moved since.
 * The returned function ends this, and says whether nothing was stopped.
 */
export function watchClick(target: Element): () => boolean {
  let isRight: boolean | undefined;
  const judge = (event: Event) => {
    if (!event.isTrusted) return;
    isRight ??= isIn(target, event.target);
    if (isRight) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of EVENTS) window.addEventListener(kind, judge, { capture: true });
  return () => {
    for (const kind of EVENTS) window.removeEventListener(kind, judge, { capture: true });
    return isRight !== false;
  };
}
