import { otherMenuLanguage } from '../markup/menu-language.ts';
import type { PageInfo } from '../markup/page-info.ts';

type Props = {
  readonly info: Pick<PageInfo, 'language' | 'menuLanguages'>;
  readonly children: string;
};

/** A text of the pub's menu: a screen reader reads it in its language where that is not the page's. */
export function MenuText({ info, children }: Props) {
  const lang = otherMenuLanguage(info);
  return lang === undefined ? children : <bdi lang={lang}>{children}</bdi>;
}
