/** A part of the screen, in pixels from its upper left corner. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The parts of the screen that toasts must not cover. */
export type ToastSurroundings = {
  /** Between the bar and the elements at the foot: tabs, a row of buttons, a keyboard. */
  readonly free: Area;
  readonly size: { readonly width: number; readonly height: number };
  /** The last pressed element. */
  readonly pressed: Area | undefined;
  /** What can be pressed next. */
  readonly buttons: readonly Area[];
  readonly headings: readonly Area[];
};

export type ToastPlace = {
  readonly side: 'left' | 'right';
  readonly edge: 'top' | 'bottom';
  /** Where that edge of the toasts is, from the top of the screen. */
  readonly at: number;
};

const GAP = 8;
/** A toast covers a heading rather than a button, and any button rather than the pressed one. */
const PRESSED_WEIGHT = 1000;
const BUTTON_WEIGHT = 30;

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function areaOf({ side, edge, at }: ToastPlace, { free, size }: ToastSurroundings): Area {
  const top = edge === 'top' ? at : at - size.height;
  const left = side === 'left' ? free.left : free.right - size.width;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** How much the toasts would cover there. */
function costOf(spot: ToastPlace, surroundings: ToastSurroundings): number {
  const { free, pressed, buttons, headings } = surroundings;
  const area = areaOf(spot, surroundings);
  const outside = Math.max(0, free.top - area.top) + Math.max(0, area.bottom - free.bottom);
  const onPressed = pressed ? overlap(area, pressed) * PRESSED_WEIGHT : 0;
  const covered = (areas: readonly Area[]): number =>
    areas.reduce((sum, one) => sum + overlap(area, one), 0);
  return (
    outside * PRESSED_WEIGHT + onPressed + covered(buttons) * BUTTON_WEIGHT + covered(headings)
  );
}

/** A place where toasts cover neither a heading nor a button: at the foot if possible, else in the lowest gap. */
export function findToastPlace(surroundings: ToastSurroundings): ToastPlace {
  const { free, pressed, buttons, headings } = surroundings;
  const gaps = [...buttons, ...headings]
    .flatMap(({ top, bottom }) => [
      { edge: 'bottom' as const, at: top - GAP },
      { edge: 'top' as const, at: bottom + GAP },
    ])
    .toSorted((one, other) => other.at - one.at);
  const heights: readonly Omit<ToastPlace, 'side'>[] = [
    { edge: 'bottom', at: free.bottom - GAP },
    ...(pressed
      ? ([
          { edge: 'bottom', at: pressed.top - GAP },
          { edge: 'top', at: pressed.bottom + GAP },
        ] as const)
      : []),
    { edge: 'top', at: free.top + GAP },
    ...gaps,
  ];
  const spots = (['right', 'left'] as const).flatMap((side) =>
    heights.map((height) => ({ side, ...height })),
  );
  const costs = spots.map((spot) => costOf(spot, surroundings));
  const best = spots[costs.indexOf(Math.min(...costs))];
  if (!best) throw new Error('there is always a spot');
  return best;
}
