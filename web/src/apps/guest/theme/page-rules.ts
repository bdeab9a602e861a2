import type { PubPageData } from '@comanda/contract/guest-page';
import * as ids from '../markup/ids.ts';
import { contrast } from '../../../lib/theme/contrast.ts';
import { pubTheme, type PageTheme } from './pub-theme.ts';

/**
 * The pub's own values as rules of the page's one style: a style in an attribute would need a policy that allows
 * any. Only a colour is written into it.
 */
const COLOR = /^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i;

const isColor = (text: string): boolean => COLOR.test(text);

function rule(selector: string, values: Readonly<Record<string, string>>): string {
  const written = Object.entries(values).filter(([, value]) => isColor(value));
  if (written.length === 0) return '';
  return `${selector}{${written.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** The colours of the theme; a page without a pub has both, for the device to choose. */
export function themeRules(color: string, theme: PageTheme): string {
  if (theme !== 'system')
    return `:root{color-scheme:${theme}}${rule(':root', pubTheme(color, theme))}`;
  const dark = rule(':root', pubTheme(color, 'dark'));
  return `:root{color-scheme:light dark}${rule(':root', pubTheme(color, 'light'))}@media (prefers-color-scheme:dark){${dark}}`;
}

export function coverRules({ bg_image_color: color }: { readonly bg_image_color: string }): string {
  return rule('.cover img', { background: color });
}

/** The scrim between a picture and the name on it, at its lightest. */
const SCRIM = '#4a4a4a';
export const WHITE = '#ffffff';

/** The colour of a name on a picture: the pub's, if it is readable there. */
export function textColorOnPicture(chosen: string): string {
  return contrast(chosen, SCRIM) >= 4.5 ? chosen : WHITE;
}

/** The three steps of a channel: each colour has a rule, and the page of a long menu has to stay small. */
const STEPS = ['2', '7', 'c'];

/**
 * The class of a picture's placeholder, named by its rough colour: it is visible for a moment. Undefined without
 * a colour.
 */
export function placeholderClass(color: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const step = (at: number) => STEPS[Math.min(2, Math.trunc(parseInt(color.charAt(at), 16) / 5))];
  return `p${[1, 3, 5].map(step).join('')}`;
}

type MenuColors = {
  readonly categories: readonly Pick<
    PubPageData['categories'][number],
    'id' | 'image_file_name' | 'image_color' | 'text_color'
  >[];
  readonly dishes: readonly Pick<PubPageData['dishes'][number], 'image_color'>[];
};

/** The colours of the pictures of a menu. */
export function menuRules({ categories, dishes }: MenuColors): string {
  const banners = categories
    .filter(({ image_file_name: file }) => file !== '')
    .map(({ id, text_color: text, image_color: background }) => {
      const color = textColorOnPicture(text);
      // Most pubs keep white, which the page's own rules have.
      const ink = color === WHITE ? {} : { color };
      return rule(`#${ids.ofCategory(id)} .banner`, { ...ink, background });
    });
  const placeholders = dishes.flatMap(({ image_color: color }) => placeholderClass(color) ?? []);
  // Sorted, since a rule that resembles the one before takes fewer bytes.
  const pictures = [...new Set(placeholders)]
    .toSorted()
    .map((name) => rule(`.${name}`, { background: `#${name.slice(1)}` }));
  return [...banners, ...pictures].join('');
}
