/** A part of the screen, in pixels from its upper left corner. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What the toasts share the screen with. */
export type ToastSurroundings = {
  /** Between the bar and what sticks to the foot: tabs, a row of buttons, a keyboard. */
  readonly free: Area;
  readonly size: { readonly width: number; readonly height: number };
  /** What was pressed last. */
  readonly pressed: Area | undefined;
  readonly headings: readonly Area[];
};

export type Spot = {
  readonly side: 'left' | 'right';
  readonly edge: 'top' | 'bottom';
  /** Where that edge of the toasts stands, from the top of the screen. */
  readonly at: number;
};

const GAP = 8;
/** Nothing covers a button that was pressed to spare a heading. */
const PRESSED_WEIGHT = 1000;

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function areaOf({ side, edge, at }: Spot, { free, size }: ToastSurroundings): Area {
  const top = edge === 'top' ? at : at - size.height;
  const left = side === 'left' ? free.left : free.right - size.width;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** What would be lost there. */
function costOf(spot: Spot, surroundings: ToastSurroundings): number {
  const { free, pressed, headings } = surroundings;
  const area = areaOf(spot, surroundings);
  const outside = Math.max(0, free.top - area.top) + Math.max(0, area.bottom - free.bottom);
  const onPressed = pressed ? overlap(area, pressed) * PRESSED_WEIGHT : 0;
  return headings.reduce(
    (sum, heading) => sum + overlap(area, heading),
    outside * PRESSED_WEIGHT + onPressed,
  );
}

/** Where toasts cover neither a heading nor what was pressed: at the foot if they can. */
export function findToastPlace(surroundings: ToastSurroundings): Spot {
  const { free, pressed } = surroundings;
  const heights: readonly Omit<Spot, 'side'>[] = [
    { edge: 'bottom', at: free.bottom - GAP },
    ...(pressed
      ? ([
          { edge: 'bottom', at: pressed.top - GAP },
          { edge: 'top', at: pressed.bottom + GAP },
        ] as const)
      : []),
    { edge: 'top', at: free.top + GAP },
  ];
  const spots = (['right', 'left'] as const).flatMap((side) =>
    heights.map((height) => ({ side, ...height })),
  );
  const costs = spots.map((spot) => costOf(spot, surroundings));
  const best = spots[costs.indexOf(Math.min(...costs))];
  if (!best) throw new Error('there is always a spot');
  return best;
}
