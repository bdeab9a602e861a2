const GLIDE_MS = 160;

type Position = { readonly left: number; readonly top: number };

/** The position of an element, without its transform. */
export const positionOf = ({ offsetLeft, offsetTop }: HTMLElement): Position => ({
  left: offsetLeft,
  top: offsetTop,
});

/** Animates an element from another position to its own. */
export function glideFrom(element: HTMLElement, x: number, y: number): void {
  if (x === 0 && y === 0) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
    duration: GLIDE_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}

/** Rearranges, and animates all elements from their old positions to the new ones. */
export function glideThrough(elements: readonly HTMLElement[], rearrange: () => void): void {
  const before = elements.map(positionOf);
  rearrange();
  elements.forEach((element, index) => {
    const was = before[index];
    const is = positionOf(element);
    if (was) glideFrom(element, was.left - is.left, was.top - is.top);
  });
}
