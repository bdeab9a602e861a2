import type { ColorTheme } from '@comanda/domain/pubs';
import { readableShade, textColorOn, tinted } from '../../../lib/theme/contrast.ts';

/** Paper and ink, as warm in the dark; `bad` and `good` are never tinted, so that they mean the same at every pub. */
const papers = {
  light: {
    page: '#faf6f0',
    card: '#fffdf9',
    line: '#e3dbd0',
    ink: '#1f1813',
    soft: '#665b51',
    bad: '#a3142a',
    good: '#1d6b36',
  },
  dark: {
    page: '#14110e',
    card: '#211c18',
    line: '#3b342d',
    ink: '#f5efe6',
    soft: '#b9aea1',
    bad: '#ff9aa4',
    good: '#7fd897',
  },
} as const satisfies Record<ColorTheme, object>;

/** How much of the pub's colour is in each; less in what is read. */
const TINT = { page: 0.05, card: 0.02, line: 0.08, ink: 0.04 } as const;

/** A page without a pub uses the device's theme. */
export type PageTheme = ColorTheme | 'system';

function surfacesOf(color: string, theme: PageTheme) {
  const paper = papers[theme === 'dark' ? 'dark' : 'light'];
  const of = (part: keyof typeof TINT): string => tinted(paper[part], color, TINT[part]);
  return { ...paper, page: of('page'), card: of('card'), line: of('line'), ink: of('ink') };
}

/** The colours of a page: paper with a breath of the pub's colour, and that colour made safe as a fill and as text. */
export function pubTheme(color: string, theme: PageTheme) {
  const { page, card, line, ink, soft, bad, good } = surfacesOf(color, theme);
  const grounds = [page, card];
  // A fill must be distinguishable from the page behind it (WCAG: 3 to 1 for controls).
  const visible = readableShade(color, grounds, 3);
  const onFill = textColorOn(visible);
  return {
    '--page': page,
    '--card': card,
    '--line': line,
    '--ink': ink,
    '--soft': readableShade(soft, grounds),
    '--bad': readableShade(bad, grounds),
    '--good': readableShade(good, grounds),
    // In the middle of the scale neither text colour is readable enough: the fill changes slightly there.
    '--fill': readableShade(visible, [onFill]),
    '--on-fill': onFill,
    '--tint': readableShade(color, grounds),
  } as const;
}

/** The colour of the browser's own bar, and the device theme that it is for. */
export function pageColors(color: string, theme: PageTheme): { color: string; media?: string }[] {
  const pageIn = (one: ColorTheme): string => pubTheme(color, one)['--page'];
  if (theme !== 'system') return [{ color: pageIn(theme) }];
  // The first match is used.
  return [
    { color: pageIn('dark'), media: '(prefers-color-scheme: dark)' },
    { color: pageIn('light') },
  ];
}
