import type { Locator } from '@playwright/test';

/** Pixels to the right of and below the centre of a map. */
export type Point = readonly [x: number, y: number];

async function boxOf(map: Locator) {
  const box = await map.boundingBox();
  if (!box) throw new Error('the map is not on the page');
  return box;
}

/**
 * Within the map, which is then asked for its place by the press itself: what appears above it
 * after a measurement moves it, and what covers it would take the press.
 */
async function within(map: Locator, [x, y]: Point) {
  const { width, height } = await boxOf(map);
  return { position: { x: width / 2 + x, y: height / 2 + y } };
}

export async function press(map: Locator, at: Point): Promise<void> {
  await map.click(await within(map, at));
}

export async function pressTwice(map: Locator, at: Point): Promise<void> {
  await map.dblclick(await within(map, at));
}

/** Drags with the mouse from one point of a map to another. */
export async function drag(map: Locator, from: Point, to: Point): Promise<void> {
  const { mouse } = map.page();
  await map.hover(await within(map, from));
  await mouse.down();
  const { x, y, width, height } = await boxOf(map);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  for (const at of [middle, to]) {
    await mouse.move(x + width / 2 + at[0], y + height / 2 + at[1], { steps: 4 });
  }
  await mouse.up();
}
