import { carryItem } from './carry-item.ts';
import type { Axis } from './drop-index.ts';
import { glideFrom } from './glide.ts';

type Drag = {
  readonly down: PointerEvent;
  /** Receives every later event of this pointer. */
  readonly handle: HTMLElement;
  /** All elements of the list, in order, and which of them is dragged. */
  readonly items: readonly HTMLElement[];
  readonly index: number;
  readonly axis: Axis;
  readonly onLift: () => void;
  /** Must rearrange before it returns. */
  readonly onOver: (index: number) => void;
  readonly onEnd: (isDropped: boolean) => void;
};

/** A press that moves less than this is no drag. */
const SLACK = 4;

/**
 * Moves one item of a list with the pointer until it is released, and reports the index under it. The
 * returned function moves it back; so do Escape and a browser that takes over the pointer.
 */
export function followPointer({ down, handle, onLift, onEnd, ...list }: Drag): () => void {
  let pointer = { x: down.clientX, y: down.clientY };
  const from = pointer;
  const carried = carryItem({ ...list, from });
  if (!carried) return () => {};
  let frame = 0;
  const carry = () => {
    carried.followTo(pointer);
    frame = requestAnimationFrame(carry);
  };
  const listening = new AbortController();
  const end = (isDropped: boolean) => {
    if (listening.signal.aborted) return;
    listening.abort();
    cancelAnimationFrame(frame);
    if (frame === 0) return;
    const { x, y } = carried.release();
    onEnd(isDropped);
    const item = list.items[list.index];
    if (item && isDropped) glideFrom(item, x, y);
  };
  listenTo(handle, listening.signal, {
    onMove: (to) => {
      pointer = to;
      if (frame !== 0 || Math.hypot(to.x - from.x, to.y - from.y) < SLACK) return;
      onLift();
      carry();
    },
    onEscape: (event) => {
      if (frame === 0) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    onEnd: end,
  });
  handle.setPointerCapture(down.pointerId);
  return () => {
    end(false);
  };
}

type Listener = {
  readonly onMove: (pointer: { readonly x: number; readonly y: number }) => void;
  readonly onEscape: (event: KeyboardEvent) => void;
  readonly onEnd: (isDropped: boolean) => void;
};

/** Every event of a drag, before any other element gets it. */
function listenTo(handle: HTMLElement, signal: AbortSignal, listener: Listener): void {
  const options = { signal, capture: true };
  const cancel = () => {
    listener.onEnd(false);
  };
  const prevent = (event: Event) => {
    event.preventDefault();
  };
  handle.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      listener.onMove({ x: clientX, y: clientY });
    },
    options,
  );
  handle.addEventListener(
    'pointerup',
    () => {
      listener.onEnd(true);
    },
    options,
  );
  handle.addEventListener('pointercancel', cancel, options);
  handle.addEventListener('lostpointercapture', cancel, options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') listener.onEscape(event);
    },
    options,
  );
  // The browser must not drag a link that lies under the pointer.
  window.addEventListener('dragstart', prevent, options);
  // A long press on the handle is a drag, not the menu of a touch screen.
  handle.addEventListener('contextmenu', prevent, options);
}
