import { dropIndex, type Axis, type Box } from './drop-index.ts';
import { scrollAtEdge, scrollerOf } from './edge-scroll.ts';
import { glideFrom, glideThrough, spotOf } from './glide.ts';

type Drag = {
  readonly down: PointerEvent;
  /** Gets every later event of this pointer. */
  readonly handle: HTMLElement;
  /** Everything in the list, in its order, and which of it is dragged. */
  readonly items: readonly HTMLElement[];
  readonly index: number;
  readonly axis: Axis;
  readonly onLift: () => void;
  /** Must rearrange before it returns. */
  readonly onOver: (index: number) => void;
  readonly onEnd: (isDropped: boolean) => void;
};

/** A press that does not go further than this is no drag. */
const SLACK = 4;

const boxOf = (item: HTMLElement): Box => ({
  ...spotOf(item),
  width: item.offsetWidth,
  height: item.offsetHeight,
});

/**
 * Carries one thing of a list with the pointer until it is let go, and says over which index it is.
 * The answer takes it back to where it was; so do Escape and a browser that wants the pointer.
 */
export function followPointer({
  down,
  handle,
  items,
  index,
  axis,
  onLift,
  onOver,
  onEnd,
}: Drag): () => void {
  const boxes = items.map(boxOf);
  const start = boxes[index];
  const item = items[index];
  if (!item || !start) return () => {};
  const scroller = scrollerOf(item, axis);
  const scrollStart = { x: scroller.scrollLeft, y: scroller.scrollTop };
  // Along one line nothing leaves it: beside it there would only be more to scroll.
  const isOneLine = boxes.every(({ top }) => top === start.top);
  let pointer = { x: down.clientX, y: down.clientY };
  let over = index;
  let frame = 0;

  const carry = () => {
    const dx = pointer.x - down.clientX + scroller.scrollLeft - scrollStart.x;
    const dy = pointer.y - down.clientY + scroller.scrollTop - scrollStart.y;
    const x = axis === 'row' ? dx : 0;
    const y = axis === 'row' && isOneLine ? 0 : dy;
    const now = dropIndex({ boxes, index, x, y, axis });
    if (now !== over) {
      over = now;
      glideThrough(
        items.filter((other) => other !== item),
        () => {
          onOver(now);
        },
      );
    }
    const { left, top } = spotOf(item);
    item.style.translate = `${start.left + x - left}px ${start.top + y - top}px`;
  };
  const keepScrolling = () => {
    const x = pointer.x - down.clientX;
    const y = pointer.y - down.clientY;
    scrollAtEdge(scroller, axis, { pointer, x, y });
    carry();
    frame = requestAnimationFrame(keepScrolling);
  };

  const listening = new AbortController();
  const end = (isDropped: boolean) => {
    if (listening.signal.aborted) return;
    listening.abort();
    cancelAnimationFrame(frame);
    const { translate } = item.style;
    item.style.translate = '';
    if (frame === 0) return;
    onEnd(isDropped);
    const [x = 0, y = 0] = translate.split(' ').map(Number.parseFloat);
    if (isDropped) glideFrom(item, x, y);
  };
  const on = <Kind extends keyof HTMLElementEventMap>(
    target: HTMLElement | Window,
    kind: Kind,
    hear: (event: HTMLElementEventMap[Kind]) => void,
  ) => {
    target.addEventListener(kind, hear as EventListener, {
      signal: listening.signal,
      capture: true,
    });
  };
  on(handle, 'pointermove', ({ clientX, clientY }) => {
    pointer = { x: clientX, y: clientY };
    const distance = Math.hypot(clientX - down.clientX, clientY - down.clientY);
    if (frame !== 0 || distance < SLACK) return;
    onLift();
    keepScrolling();
  });
  on(handle, 'pointerup', () => {
    end(true);
  });
  on(handle, 'pointercancel', () => {
    end(false);
  });
  on(handle, 'lostpointercapture', () => {
    end(false);
  });
  on(window, 'keydown', (event) => {
    if (event.key !== 'Escape' || frame === 0) return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  });
  // A link that comes to lie under the pointer must not be dragged by the browser in its stead.
  on(window, 'dragstart', (event) => {
    event.preventDefault();
  });
  // A long press on the handle is a drag, not the menu of a touch screen.
  on(handle, 'contextmenu', (event) => {
    event.preventDefault();
  });
  handle.setPointerCapture(down.pointerId);
  return () => {
    end(false);
  };
}
