import { defineBrowserCommand } from '@vitest/browser-playwright';

/** A real click of the mouse at a point of the page. */
export const clickAt = defineBrowserCommand<[x: number, y: number]>(({ page }, x, y) =>
  page.mouse.click(x, y),
);

/** Whether things move on the page, as for users who have not asked for less. */
export const setMotion = defineBrowserCommand<[isOn: boolean]>(({ page }, isOn) =>
  page.emulateMedia({ reducedMotion: isOn ? 'no-preference' : 'reduce' }),
);
