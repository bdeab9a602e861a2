import { expect, it } from 'vitest';
import { findToastPlace, type ToastSurroundings } from './find-toast-place.ts';

const phone: ToastSurroundings = {
  free: { left: 16, top: 60, right: 344, bottom: 680 },
  size: { width: 328, height: 64 },
  pressed: undefined,
  headings: [],
};
const wide: ToastSurroundings = {
  ...phone,
  free: { left: 16, top: 60, right: 1264, bottom: 800 },
  size: { width: 400, height: 64 },
};
const row = (top: number, bottom: number) => ({ left: 16, top, right: 344, bottom });

it.each([
  ['at the foot of a phone', phone, { side: 'right', edge: 'bottom', at: 672 }],
  [
    'above the button that was pressed at the foot',
    { ...phone, pressed: row(620, 676) },
    { side: 'right', edge: 'bottom', at: 612 },
  ],
  [
    'beneath the bar, where the foot and the place above the button have headings',
    { ...phone, pressed: row(620, 676), headings: [row(560, 600)] },
    { side: 'right', edge: 'top', at: 68 },
  ],
  [
    'beneath the button, where everything else is taken',
    { ...phone, pressed: row(300, 344), headings: [row(60, 290), row(600, 680)] },
    { side: 'right', edge: 'top', at: 352 },
  ],
  [
    'upon a heading rather than upon the button',
    {
      ...phone,
      free: { ...phone.free, bottom: 200 },
      pressed: row(140, 196),
      headings: [row(60, 130)],
    },
    { side: 'right', edge: 'bottom', at: 132 },
  ],
  ['in the right corner of a wide screen', wide, { side: 'right', edge: 'bottom', at: 792 }],
  [
    'beside a heading in that corner, in the other one',
    { ...wide, headings: [{ left: 900, top: 60, right: 1200, bottom: 800 }] },
    { side: 'left', edge: 'bottom', at: 792 },
  ],
] as const)('stands %s', (_, surroundings, spot) => {
  expect(findToastPlace(surroundings)).toEqual(spot);
});
