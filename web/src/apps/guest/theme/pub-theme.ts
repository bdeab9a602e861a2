import type { ColorTheme } from '@comanda/domain/pubs';
import { inkOn, readable } from './contrast.ts';

/** Grounds of the two themes (spec, section 9) and of the cards that lie on them. */
const grounds = {
  light: { page: '#eeefff', card: '#ffffff' },
  dark: { page: '#111827', card: '#1b2436' },
} as const satisfies Record<ColorTheme, { page: string; card: string }>;

/** The pub's colour made safe: as a fill with its ink, and as text on the theme's grounds. */
export function pubTheme(color: string, theme: ColorTheme) {
  const { page, card } = grounds[theme];
  // A fill must still be told from the page it lies on (WCAG: 3 to 1 for controls).
  const visible = readable(color, [page, card], 3);
  const ink = inkOn(visible);
  return {
    // In the middle of the scale neither ink quite reads: there the fill gives way a little.
    '--fill': readable(visible, [ink]),
    '--on-fill': ink,
    '--tint': readable(color, [page, card]),
  } as const;
}

export function pageColor(theme: ColorTheme): string {
  return grounds[theme].page;
}
