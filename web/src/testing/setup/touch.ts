/** A finger on an element, or its end: the rows of live lists are held meanwhile. */
export function touch(element: Element, kind: 'pointerdown' | 'pointerup' = 'pointerdown'): void {
  element.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }));
}
