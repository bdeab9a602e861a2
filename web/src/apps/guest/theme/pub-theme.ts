import type { ColorTheme } from '@comanda/domain/pubs';
import { inkOn, readable } from './contrast.ts';

/** Grounds of the two themes and of the cards that lie on them. */
const grounds = {
  light: { page: '#eeefff', card: '#ffffff' },
  dark: { page: '#111827', card: '#1b2436' },
} as const satisfies Record<ColorTheme, { page: string; card: string }>;

/** A page that belongs to no pub is as the device has it. */
export type PageTheme = ColorTheme | 'system';

/** The pub's colour made safe: as a fill with its ink, and as text on the theme's grounds. */
export function pubTheme(color: string, theme: PageTheme) {
  const { page, card } = grounds[theme === 'dark' ? 'dark' : 'light'];
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

/** What the browser's own bar takes on, and for which device. */
export function pageColors(theme: PageTheme): { color: string; media?: string }[] {
  if (theme !== 'system') return [{ color: grounds[theme].page }];
  // The first that fits is taken.
  return [
    { color: grounds.dark.page, media: '(prefers-color-scheme: dark)' },
    { color: grounds.light.page },
  ];
}
