import type { Language } from '@comanda/contract/texts';
import type { PageInfo } from './page-info.ts';

/**
 * The language of the menu's texts when it differs from that of the page. Undefined when the pub offers the language of
 * the page, and when its languages are unknown.
 */
export function otherMenuLanguage({
  language,
  menuLanguages,
}: Pick<PageInfo, 'language' | 'menuLanguages'>): Language | undefined {
  return menuLanguages?.includes(language) ? undefined : menuLanguages?.[0];
}
