import { expect, it } from 'vitest';
import { findToastPlace, type ToastSurroundings } from './find-toast-place.ts';

const phone: ToastSurroundings = {
  free: { left: 16, top: 60, right: 344, bottom: 680 },
  size: { width: 328, height: 64 },
  pressed: undefined,
  buttons: [],
  headings: [],
};
const wide: ToastSurroundings = {
  ...phone,
  free: { left: 16, top: 60, right: 1264, bottom: 800 },
  size: { width: 400, height: 64 },
};
const row = (top: number, bottom: number) => ({ left: 16, top, right: 344, bottom });

it.each([
  ['at the bottom of a phone', phone, { side: 'right', edge: 'bottom', at: 672 }],
  [
    'above a pressed button at the bottom',
    { ...phone, pressed: row(620, 676) },
    { side: 'right', edge: 'bottom', at: 612 },
  ],
  [
    'beneath the bar, where headings are at the bottom and above the button',
    { ...phone, pressed: row(620, 676), headings: [row(560, 600)] },
    { side: 'right', edge: 'top', at: 68 },
  ],
  [
    'beneath the button, where there is no other room',
    { ...phone, pressed: row(300, 344), headings: [row(60, 290), row(600, 680)] },
    { side: 'right', edge: 'top', at: 352 },
  ],
  [
    'over a heading rather than over the button',
    {
      ...phone,
      free: { ...phone.free, bottom: 200 },
      pressed: row(140, 196),
      headings: [row(60, 130)],
    },
    { side: 'right', edge: 'bottom', at: 132 },
  ],
  [
    'in the lowest gap between buttons',
    { ...phone, buttons: [row(60, 120), row(250, 300), row(400, 440), row(480, 690)] },
    { side: 'right', edge: 'bottom', at: 392 },
  ],
  [
    'over a heading rather than over a button',
    { ...phone, buttons: [row(60, 300), row(400, 690)], headings: [row(310, 380)] },
    { side: 'right', edge: 'bottom', at: 392 },
  ],
  ['in the right corner of a wide screen', wide, { side: 'right', edge: 'bottom', at: 792 }],
  [
    'in the left corner where a heading is in the right one',
    { ...wide, headings: [{ left: 900, top: 60, right: 1200, bottom: 800 }] },
    { side: 'left', edge: 'bottom', at: 792 },
  ],
] as const)('is %s', (_, surroundings, spot) => {
  expect(findToastPlace(surroundings)).toEqual(spot);
});
