import type { ColorTheme } from '@comanda/domain/pubs';
import { textColorOn, readableShade } from '../../../lib/theme/contrast.ts';

/** Grounds of the two themes and of the cards that lie on them. */
const backgrounds = {
  light: { page: '#eeefff', card: '#ffffff' },
  dark: { page: '#111827', card: '#1b2436' },
} as const satisfies Record<ColorTheme, { page: string; card: string }>;

/** The colours that `base.css` has for the light theme: a document has those of its own theme only. */
export const darkColors = {
  '--page': backgrounds.dark.page,
  '--card': backgrounds.dark.card,
  '--ink': '#eeefff',
  '--soft': '#b4b8d0',
  '--line': '#323c52',
  '--bad': '#ff9aa4',
  '--good': '#7fd897',
} as const;

/** A page without a pub uses the device's theme. */
export type PageTheme = ColorTheme | 'system';

/** The pub's colour made safe: as a fill with its ink, and as text on the theme's backgrounds. */
export function pubTheme(color: string, theme: PageTheme) {
  const { page, card } = backgrounds[theme === 'dark' ? 'dark' : 'light'];
  // A fill must be distinguishable from the page behind it (WCAG: 3 to 1 for controls).
  const visible = readableShade(color, [page, card], 3);
  const ink = textColorOn(visible);
  return {
    // In the middle of the scale neither text colour is readable enough: the fill changes slightly there.
    '--fill': readableShade(visible, [ink]),
    '--on-fill': ink,
    '--tint': readableShade(color, [page, card]),
  } as const;
}

/** The colour of the browser's own bar, and the device theme that it is for. */
export function pageColors(theme: PageTheme): { color: string; media?: string }[] {
  if (theme !== 'system') return [{ color: backgrounds[theme].page }];
  // The first match is used.
  return [
    { color: backgrounds.dark.page, media: '(prefers-color-scheme: dark)' },
    { color: backgrounds.light.page },
  ];
}
